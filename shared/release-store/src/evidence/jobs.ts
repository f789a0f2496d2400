import * as v from 'valibot';
import { Chains, type Chain, type Link } from '../chain.ts';
import type { RecordFiles } from '../record-files.ts';
import { change, link, pinRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';

/** One state of a job in which the desk checks a set. The newest record is the job's present state. */
export const jobRecord = v.object({
  ...link,
  set: v.string(),
  /**
   * `queued`: waits for a desk process. `running`: a desk process runs it. The others are final. `done`: it recorded
   * evidence, whether the checks passed or not. `failed`: it could not run. `interrupted`: too many desk processes were lost
   * while they ran it.
   */
  state: v.picklist(['queued', 'running', 'done', 'failed', 'cancelled', 'interrupted']),
  /** The account that asked for the checks; the evidence is theirs. */
  askedBy: v.string(),
  /** The checks compare the set with the one that this channel serves. */
  channel: pinRecord.entries.channel,
  /** How many desk processes ended without a word while they ran it. */
  lost: v.number(),
  /** The process that runs it; null unless it is running. */
  desk: v.nullable(v.object({ id: v.string(), host: v.string(), pid: v.number() })),
  /** Revision of the evidence that it recorded; null for none. */
  evidence: v.nullable(v.number()),
  /** What it printed, and how long it ran; empty until it has ended. */
  log: v.string(),
  tookMs: v.number(),
  ...change,
});
export type JobRecord = v.InferOutput<typeof jobRecord>;
export type JobContent = Omit<JobRecord, keyof Link>;

/** Whether the job is in a final state. */
export const isOver = ({ state }: Pick<JobRecord, 'state'>): boolean =>
  state !== 'queued' && state !== 'running';

/** The jobs in which the desk checks sets: one chain for each set, so that a set has one job at a time. */
export class Jobs {
  readonly #bySet: Chains<JobRecord>;

  constructor(files: RecordFiles) {
    this.#bySet = new Chains(files, 'jobs', jobRecord);
  }

  /** One chain for each set that had a job. */
  chains = (): Chain<JobRecord>[] => this.#bySet.all();

  /** The newest record of a set's job; null if nobody has asked the desk to check the set. */
  newest(set: string): JobRecord | null {
    return this.#bySet.of(set).newest()?.record ?? null;
  }

  /** Adds a record after revision `expected`, 0 for a set's first. @throws ReleaseError 'stale' if another came first */
  async add(expected: number, content: JobContent): Promise<JobRecord> {
    const written = await this.#bySet.of(content.set).append(expected, content);
    if (!written)
      throw new ReleaseError(
        'stale',
        `another changed the checks of set ${content.set} meanwhile: look again`,
      );
    return written.record;
  }
}
