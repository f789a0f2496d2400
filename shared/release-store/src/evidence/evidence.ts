import * as v from 'valibot';
import { Chain, type Link } from '../chain.ts';
import { openChecks } from './checks.ts';
import type { Hashed } from '../hashed.ts';
import { Jobs, type JobRecord } from './jobs.ts';
import type { RecordFiles } from '../record-files.ts';
import { checkRecord, type CheckRecord, type SetRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';

/** The findings of each set's checks. A set never changes, so its evidence is a separate chain of records. */
export class Evidence {
  /** The checks that the desk was asked for. */
  readonly jobs: Jobs;
  readonly #files: RecordFiles;
  readonly #chains = new Map<string, Chain<CheckRecord>>();

  constructor(files: RecordFiles) {
    this.#files = files;
    this.jobs = new Jobs(files);
  }

  #chainOf = (set: string): Chain<CheckRecord> => {
    const chain =
      this.#chains.get(set) ??
      new Chain(this.#files, `checks/${set}`, (value) => v.parse(checkRecord, value));
    this.#chains.set(set, chain);
    return chain;
  };

  /** One chain for each checked set, and one for each that had a job. */
  chains = (): (Chain<CheckRecord> | Chain<JobRecord>)[] => [
    ...this.#files.medium.list('checks').map(this.#chainOf),
    ...this.jobs.chains(),
  ];

  /** A set's newest evidence; null if it was never checked. @throws ReleaseError 'check' if the newest is refused */
  newest(set: string): CheckRecord | null {
    const chain = this.#chainOf(set);
    const found = chain.newest()?.record ?? null;
    // What was read before it no longer counts: the newest may be of checks that failed.
    if (chain.refusal !== null) throw new ReleaseError('check', chain.refusal);
    return found;
  }

  /**
   * Adds evidence after revision `expected`, 0 for a set's first.
   * @throws ReleaseError 'stale' if other evidence came first
   */
  async add(expected: number, content: Omit<CheckRecord, keyof Link>): Promise<CheckRecord> {
    const written = await this.#chainOf(content.set).append(expected, content);
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
