import {
  isOver,
  ReleaseError,
  type Channel,
  type JobRecord,
  type ReleaseStore,
} from '@portal/release-store';
import { DeskError } from '../refusals.ts';
import { hasEnded, isRunning, thisDesk, type DeskProcess } from './desk-process.ts';
import { startChecks, type End, type Run } from './check-process.ts';
import { Progress, type CheckStep } from './progress.ts';

/** A job that runs for longer is ended; if another desk process was to run it, that process counts as lost. */
const LONGEST_MS = 30 * 60_000;
/** A job without output and progress for this long counts as hanging. */
const SILENT_MS = 5 * 60_000;
/** After this many lost desk processes a job is not run again by itself, because it may be what ends them. */
const MOST_LOST = 3;
/** How many jobs may wait for their turn. */
const MOST_WAITING = 10;

/** The newest job of a set, as the console shows it. */
export interface JobState extends Pick<
  JobRecord,
  'set' | 'state' | 'askedBy' | 'actor' | 'reason' | 'at' | 'evidence' | 'tookMs'
> {
  /** How many jobs run before this one does. */
  ahead: number;
  /** Its checks, while this desk process runs the job; otherwise empty. */
  checks: CheckStep[];
}

interface Running {
  record: JobRecord;
  progress: Progress;
  run: Run;
  startedAt: number;
  /** When its output or progress last changed, and the counter of changes then. */
  heard: { at: number; changes: number };
  /** Null while it runs. */
  end: End | null;
}

export interface JobParts {
  store: ReleaseStore;
  /** Called with each error that keeps jobs from being run. */
  warn(error: unknown): void;
  start?: typeof startChecks;
  me?: DeskProcess;
  isAlive?(pid: number): boolean;
  now?(): number;
}

/**
 * Runs the checks that managers ask for, one set after the other. Each state of a job is a record in the store, so that a job
 * outlives this process and only one of several desk processes runs it. Its progress is in the memory of that process.
 */
export class CheckJobs {
  readonly #parts: Required<JobParts>;
  #running: Running | null = null;
  #stepping: Promise<void> | null = null;
  #isClosed = false;
  #trouble = '';

  constructor(parts: JobParts) {
    this.#parts = {
      start: startChecks,
      me: thisDesk(),
      isAlive: isRunning,
      now: Date.now,
      ...parts,
    };
  }

  /** The state of the newest job of each set that had a job. */
  states(): JobState[] {
    const all = this.#newest();
    const waiting = all.filter(({ state }) => state === 'queued').sort(byTurn);
    const running = all.filter(({ state }) => state === 'running').length;
    return all.map((record) => {
      const { set, state, askedBy, actor, reason, at, evidence, tookMs } = record;
      const place = waiting.indexOf(record);
      const checks = this.#own(record)?.progress.checks ?? [];
      const ahead = place < 0 ? 0 : place + running;
      return { set, state, askedBy, actor, reason, at, evidence, tookMs, ahead, checks };
    });
  }

  /** The output of a set's newest job. If another desk process runs it, empty until it has ended. */
  log(set: string): string {
    const record = this.#jobs.newest(set);
    return (record && (this.#own(record)?.progress.log ?? record.log)) ?? '';
  }

  /** Changes with the progress of the job that this desk runs. */
  mark(): string {
    const { record, progress } = this.#running ?? {};
    return record ? `${record.set} ${record.revision} ${progress?.changes}` : '';
  }

  /** Asks for the checks of a set. @throws ReleaseError; DeskError 'busy' if too many wait */
  async ask(set: string, channel: Channel, actor: string): Promise<void> {
    const newest = this.#jobs.newest(set);
    if (newest && !isOver(newest))
      throw new ReleaseError(
        'stale',
        `set ${set} is being checked for ${newest.askedBy} already: wait for its end, or cancel it`,
      );
    // Two desk processes that count at once may both add a job: the queue is then one longer, which does no harm.
    if (this.#newest().filter(({ state }) => state === 'queued').length >= MOST_WAITING)
      throw new DeskError('busy', `${MOST_WAITING} sets wait for their checks: try again later`);
    await this.#jobs.add(newest?.revision ?? 0, {
      set,
      state: 'queued',
      askedBy: actor,
      channel,
      lost: 0,
      desk: null,
      evidence: null,
      log: '',
      tookMs: 0,
      ...this.#by(actor, 'check'),
    });
    void this.step();
  }

  /** Cancels a set's job, whichever desk process runs it. @throws ReleaseError 'check' if no job is queued or running */
  async cancel(set: string, actor: string): Promise<void> {
    const newest = this.#jobs.newest(set);
    if (!newest || isOver(newest))
      throw new ReleaseError(
        'check',
        `set ${set} is not being checked: there is nothing to cancel`,
      );
    const what = { state: 'cancelled', ...this.#by(actor, 'cancelled') } as const;
    await this.#jobs.add(newest.revision, { ...newest, ...this.#left(newest), ...what });
    void this.step();
  }

  /** Starts, follows and ends jobs as far as is due. Call it regularly; a call during another joins that one. */
  step(): Promise<void> {
    this.#stepping ??= this.#stepOnce().finally(() => (this.#stepping = null));
    return this.#stepping;
  }

  /** Stops this process's job and queues it again, for the next desk process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.step();
    const running = this.#running;
    if (!running) return;
    await running.run.stop();
    if (running.end && 'evidence' in running.end) return this.step();
    const { warn } = this.#parts;
    await this.#add(running.record, 'queued', 'its desk was stopped', { desk: null }).catch(warn);
    this.#running = null;
  }

  async #stepOnce(): Promise<void> {
    try {
      for (const record of this.#newest())
        if (record.state === 'running' && this.#isLost(record)) await this.#giveBack(record);
      await this.#settle();
      if (!this.#running && !this.#isClosed) await this.#take();
      this.#trouble = '';
    } catch (error) {
      // The next call of `step` tries again.
      const { message } = error as Error;
      if (message !== this.#trouble) this.#parts.warn(error);
      this.#trouble = message;
    }
  }

  get #jobs() {
    return this.#parts.store.evidence.jobs;
  }

  #newest(): JobRecord[] {
    const { store } = this.#parts;
    return store
      .readable('jobs', this.#jobs.chains(), (chain) => chain.newest()?.record ?? null)
      .filter((record) => record !== null);
  }

  #by = (actor: string, reason: string) => ({
    actor,
    reason,
    at: new Date(this.#parts.now()).toISOString(),
  });

  /** The run of a record's job, if this desk process runs it. */
  #own = ({ set, revision }: JobRecord): Running | null =>
    this.#running?.record.set === set && this.#running.record.revision === revision
      ? this.#running
      : null;

  /** The fields of a final record: output, duration and no desk process. */
  #left(record: JobRecord) {
    const own = this.#own(record);
    const tookMs = own ? this.#parts.now() - own.startedAt : record.tookMs;
    return { desk: null, log: own?.progress.log ?? record.log, tookMs };
  }

  /** Adds a job's next state. Does nothing if another process added one first. */
  async #add(
    record: JobRecord,
    state: JobRecord['state'],
    reason: string,
    more: Partial<JobRecord> = {},
  ): Promise<JobRecord | null> {
    try {
      const content = { ...record, ...this.#by('desk', reason), ...more, state };
      return await this.#jobs.add(record.revision, content);
    } catch (error) {
      if (error instanceof ReleaseError && error.kind === 'stale') return null;
      throw error;
    }
  }

  #isLost(record: JobRecord): boolean {
    const { me, isAlive, now } = this.#parts;
    const { desk, at } = record;
    if (!desk || this.#own(record)) return false;
    return hasEnded(desk, me, isAlive) || now() - Date.parse(at) > LONGEST_MS * 1.1;
  }

  async #giveBack(record: JobRecord): Promise<void> {
    const lost = record.lost + 1;
    if (lost < MOST_LOST)
      await this.#add(record, 'queued', 'its desk was lost', { lost, desk: null });
    else await this.#add(record, 'interrupted', `it lost ${lost} desks`, { lost, desk: null });
  }

  /** Runs the job that has waited longest. */
  async #take(): Promise<void> {
    const { start, me, now } = this.#parts;
    const [next] = this.#newest()
      .filter(({ state }) => state === 'queued')
      .sort(byTurn);
    if (!next) return;
    const record = await this.#add(next, 'running', `asked for by ${next.askedBy}`, { desk: me });
    if (!record) return;
    const progress = new Progress();
    const { set, channel, askedBy: actor } = record;
    const run = start({ set, channel, actor }, progress);
    const heard = { at: now(), changes: 0 };
    const running: Running = { record, progress, run, startedAt: now(), heard, end: null };
    this.#running = running;
    void run.ended.then((end) => {
      running.end = end;
      // While the desk closes, `close` queues the job again instead.
      if (!this.#isClosed) void this.step();
    });
  }

  /** Records the end of the run, or ends it if it was cancelled or takes too long. */
  async #settle(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    const { record, run } = running;
    if (this.#jobs.newest(record.set)?.revision !== record.revision) {
      await run.stop();
      this.#running = null;
      return;
    }
    const fault = running.end ? null : this.#overdue(running);
    if (fault !== null) {
      await run.stop();
      running.end = { fault };
    }
    const { end } = running;
    if (!end) return;
    const left = this.#left(record);
    if ('evidence' in end) await this.#add(record, 'done', 'checked', { ...left, ...end });
    else await this.#add(record, 'failed', end.fault, left);
    this.#running = null;
  }

  /** Why a run must end; null if it may go on. */
  #overdue({ startedAt, heard, progress }: Running): string | null {
    const now = this.#parts.now();
    if (heard.changes !== progress.changes)
      Object.assign(heard, { at: now, changes: progress.changes });
    const minutes = (ms: number) => `${ms / 60_000} minutes`;
    if (now - startedAt > LONGEST_MS) return `the checks took more than ${minutes(LONGEST_MS)}`;
    if (now - heard.at > SILENT_MS) return `the checks said nothing for ${minutes(SILENT_MS)}`;
    return null;
  }
}

const byTurn = (a: JobRecord, b: JobRecord): number => a.at.localeCompare(b.at, 'en');
