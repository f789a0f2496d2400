import { Chains, type Chain, type Link } from '../chain.ts';
import { openChecks } from './checks.ts';
import type { Hashed } from '../hashed.ts';
import { Jobs, type JobRecord } from './jobs.ts';
import type { RecordFiles } from '../record-files.ts';
import { checkRecord, type CheckRecord, type SetRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';

/** The findings of each set's checks. A set never changes, so its evidence is a separate chain of records. */
export class Evidence {
  /** The jobs in which the desk checks sets. */
  readonly jobs: Jobs;
  readonly #bySet: Chains<CheckRecord>;

  constructor(files: RecordFiles) {
    this.#bySet = new Chains(files, 'checks', checkRecord);
    this.jobs = new Jobs(files);
  }

  /** One chain for each set that has evidence, and one for each set that had a job. */
  chains = (): (Chain<CheckRecord> | Chain<JobRecord>)[] => [
    ...this.#bySet.all(),
    ...this.jobs.chains(),
  ];

  /** A set's newest evidence; null if it was never checked. @throws ReleaseError 'check' if the newest is refused */
  newest(set: string): CheckRecord | null {
    const chain = this.#bySet.of(set);
    const found = chain.newest()?.record ?? null;
    // Not the record before it: the one that cannot be read may be of checks that failed.
    if (chain.refusal !== null) throw new ReleaseError('check', chain.refusal);
    return found;
  }

  /**
   * Adds evidence after revision `expected`, 0 for a set's first.
   * @throws ReleaseError 'stale' if other evidence came first
   */
  async add(expected: number, content: Omit<CheckRecord, keyof Link>): Promise<CheckRecord> {
    const written = await this.#bySet.of(content.set).append(expected, content);
    if (written) return written.record;
    const other = this.newest(content.set);
    throw new ReleaseError(
      'stale',
      `set ${content.set} was checked by ${other?.actor} at ${other?.at} meanwhile (${other?.reason}): release check ${content.set} again`,
    );
  }

  /** @throws ReleaseError 'check' unless every check in the set's newest evidence passed or was waived */
  require({ record: { id }, sha384 }: Hashed<SetRecord>): void {
    const found = this.newest(id);
    if (found?.setSha384 !== sha384)
      throw new ReleaseError('check', `set ${id} was not checked: release check ${id}`);
    const open = openChecks(found);
    if (open.length > 0)
      throw new ReleaseError(
        'check',
        `set ${id} has not passed ${open.join(', ')}: repair that in another set, or release check ${id} --waive ${open[0]}`,
      );
  }
}
