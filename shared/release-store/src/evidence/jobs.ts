import * as v from 'valibot';
import { Chain, type Link } from '../chain.ts';
import type { RecordFiles } from '../record-files.ts';
import { change, link, pinRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';

/** What became of a set's checks in the desk since this revision. The newest record counts. */
export const jobRecord = v.object({
  ...link,
  set: v.string(),
  /**
   * `queued` waits for a desk, `running` has one. The others are ends: `done` left evidence, passed or not; `failed`
   * could not run; `interrupted` lost its desk too often.
   */
  state: v.picklist(['queued', 'running', 'done', 'failed', 'cancelled', 'interrupted']),
  /** The account that asked for the checks; the evidence is theirs. */
  askedBy: v.string(),
  /** The set that this channel serves is what the checks compare with. */
  channel: pinRecord.entries.channel,
  /** How many desks have been lost while they ran it. */
  lost: v.number(),
  /** The process that runs it; null unless it is running. */
  desk: v.nullable(v.object({ id: v.string(), host: v.string(), pid: v.number() })),
  /** Revision of the evidence that it left; null for none. */
  evidence: v.nullable(v.number()),
  /** What it printed, and how long it ran; empty until it has ended. */
  log: v.string(),
  tookMs: v.number(),
  ...change,
});
export type JobRecord = v.InferOutput<typeof jobRecord>;
export type JobContent = Omit<JobRecord, keyof Link>;

/** Whether no desk will do anything more about it. */
export const isOver = ({ state }: Pick<JobRecord, 'state'>): boolean =>
  state !== 'queued' && state !== 'running';

/** The checks of each set that the desk was asked for: a chain a set, so that a set has one job at a time. */
export class Jobs {
  readonly #files: RecordFiles;
  readonly #chains = new Map<string, Chain<JobRecord>>();

  constructor(files: RecordFiles) {
    this.#files = files;
  }

  /** One chain for each set that had a job. */
  chains = (): Chain<JobRecord>[] => this.#files.medium.list('jobs').map(this.#chainOf);

  #chainOf = (set: string): Chain<JobRecord> => {
    const chain =
      this.#chains.get(set) ??
      new Chain(this.#files, `jobs/${set}`, (value) => v.parse(jobRecord, value));
    this.#chains.set(set, chain);
    return chain;
  };

  /** A set's newest record; null if the desk was never asked to check it. */
  newest(set: string): JobRecord | null {
    return this.#chainOf(set).newest()?.record ?? null;
  }

  /** Adds a record after revision `expected`, 0 for a set's first. @throws ReleaseError 'stale' if another came first */
  async add(expected: number, content: JobContent): Promise<JobRecord> {
    const written = await this.#chainOf(content.set).append(expected, content);
    if (!written)
      throw new ReleaseError(
        'stale',
        `another changed the checks of set ${content.set} meanwhile: look again`,
      );
    return written.record;
  }
}
