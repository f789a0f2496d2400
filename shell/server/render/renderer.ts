import type { Company } from '@portal/config';
import type { User } from '@portal/contract';
import { inSpan, traceHeaders } from '@portal/metrics/traces';
import type { ReleaseStore, VersionRecord } from '@portal/release-store';
import type { Awaited } from '../../shared/rendered-frame.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { apiCalls, signedIn, type CallAs } from './api-calls.ts';
import { Breaker } from './breaker.ts';
import type { Results, Task } from './protocol.ts';
import { RenderFailure, RenderProcess } from './child-handle.ts';

/** How many versions and releases one process keeps; it drops the least recently used first. */
const KEPT = 24;
/** Open jobs of one process; browsers render the pages beyond that. */
const QUEUE = 64;
/** Pause before we restart a process that never came up; it doubles up to SLOWEST_RESTART_MS. */
const RESTART_MS = 200;
const SLOWEST_RESTART_MS = 10_000;

export interface RendererOptions {
  store: Pick<ReleaseStore, 'serverCode'>;
  company: Company;
  apiUrl: string;
  /** With 0, browsers render every page. */
  processes: number;
  /** Rendering a page is given up after so many milliseconds, including its calls to the API. */
  limitMs: number;
  log: { warn(facts: object, message: string): void };
  /** Called after each rendering, with its outcome and how many milliseconds it took. */
  rendered?(
    part: string,
    task: Task['kind'],
    outcome: 'rendered' | RenderFailure['kind'],
    ms: number,
  ): void;
}

const keyOf = ({ name, version }: VersionRecord) => `${name}@${version}`;

/** Renders pages in child processes, so that the portal goes on whatever a section's code does. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #breaker = new Breaker();
  readonly #processes = new Set<RenderProcess>();
  readonly #call: ReturnType<typeof apiCalls>;
  #closed = false;
  /** How many times in a row the process did not come up. */
  #failedStarts = 0;
  #newest: LiveRelease | null = null;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#call = apiCalls(options.apiUrl, options.limitMs);
  }

  /** Starts the rendering processes with the live release. Resolves once the first of them can render, or has failed to start. */
  async start(release: LiveRelease | null): Promise<void> {
    this.#newest = release;
    const starting = Array.from({ length: release ? this.#options.processes : 0 }, () =>
      this.#spawn(),
    );
    if (starting.length > 0) await Promise.race(starting);
  }

  /** What /-/health/ready shows of the processes. */
  get state(): { pid: number; up: boolean; heapBytes: number; open: number }[] {
    return [...this.#processes].map(({ pid, up, heapBytes, open }) => {
      return { pid, up, heapBytes, open };
    });
  }

  /** Heap bytes of each process after garbage collection, for measuring. */
  heldBytes(): Promise<number[]> {
    return Promise.all([...this.#processes].map((process) => process.heldBytes()));
  }

  frame(release: LiveRelease, pathname: string, awaited: Awaited | null) {
    return this.#render(release, 'shell', { kind: 'frame', pathname, awaited });
  }

  /** @param as with a cookie it renders the page of that certified member, else the one that every visitor gets */
  section(release: LiveRelease, part: string, address: string, as: CallAs = {}) {
    const record = this.#record(release, part);
    const key = this.#partKey(release, record);
    const task = { kind: 'section', part: key, address, isMember: 'cookie' in as } as const;
    return this.#render(release, part, task, as);
  }

  /** Asks who is signed in; null for nobody, and if the API does not answer. */
  signedIn(as: CallAs): Promise<User | null> {
    return signedIn(this.#call, as);
  }

  /** Resolves when every process has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#processes].map((process) => process.kill('closed')));
  }

  /** @throws RenderFailure and nothing else */
  async #render<K extends Task['kind']>(
    release: LiveRelease,
    part: string,
    task: Extract<Task, { kind: K }>,
    as: CallAs = {},
  ): Promise<Results[K]> {
    const began = performance.now();
    const end = (outcome: 'rendered' | RenderFailure['kind']) =>
      this.#options.rendered?.(part, task.kind, outcome, performance.now() - began);
    const about = { attributes: { 'portal.part': part } };
    try {
      const result = await inSpan(`render ${task.kind}`, about, () =>
        this.#try(release, part, task, { ...as, ...traceHeaders() }),
      );
      end('rendered');
      return result;
    } catch (failure) {
      end((failure as RenderFailure).kind);
      throw failure;
    }
  }

  async #try<K extends Task['kind']>(
    release: LiveRelease,
    part: string,
    task: Extract<Task, { kind: K }>,
    as: CallAs,
  ): Promise<Results[K]> {
    const record = this.#record(release, part);
    const version = `${task.kind} ${keyOf(record)}`;
    if (!this.#breaker.allows(version))
      throw new RenderFailure('unavailable', `${version} failed too often`);
    if (this.#newest?.set !== release.set) this.#newest = release;
    const process = this.#freest();
    if (!process) throw new RenderFailure('unavailable', 'no process is free');
    try {
      this.#provide(process, release, record);
      const result = await process.render(release.set, task, as);
      this.#breaker.worked(version);
      return result;
    } catch (error) {
      const failure =
        error instanceof RenderFailure ? error : new RenderFailure('own', String(error));
      if (failure.kind === 'own') this.#breaker.failed(version);
      const { kind, message } = failure;
      this.#options.log.warn(
        { render: { set: release.set, version, kind, message } },
        'not rendered',
      );
      throw failure;
    }
  }

  #freest(): RenderProcess | undefined {
    const free = [...this.#processes].filter(({ up, open }) => up && open < QUEUE);
    return free.sort((a, b) => a.open - b.open)[0];
  }

  #record(release: LiveRelease, part: string): VersionRecord {
    const record = release.versions.get(part);
    if (!record?.server) throw new RenderFailure('unavailable', `${part} has no server code`);
    return record;
  }

  /** A part runs on one shell's libraries, so each shell evaluates its code separately. */
  #partKey(release: LiveRelease, record: VersionRecord): string {
    const shell = keyOf(this.#record(release, 'shell'));
    return record.name === 'shell' ? shell : `${shell} ${keyOf(record)}`;
  }

  /**
   * Sends a process what it lacks to render a page.
   * @throws ReleaseError if code was altered
   */
  #provide(process: RenderProcess, release: LiveRelease, record: VersionRecord): void {
    const shell = this.#record(release, 'shell');
    const shellKey = keyOf(shell);
    for (const needed of new Set([shell, record])) {
      const key = this.#partKey(release, needed);
      this.#hold(process, key, () => {
        const code = this.#options.store.serverCode(needed);
        process.send({ do: 'load', key, shell: key === shellKey ? null : shellKey, code });
      });
    }
    this.#hold(process, release.set, () => {
      const facts = { company: this.#options.company, sections: release.sections };
      process.send({ do: 'release', key: release.set, shell: shellKey, facts });
    });
  }

  #hold(process: RenderProcess, key: string, give: () => void): void {
    const known = process.held.delete(key);
    if (!known) give();
    process.held.add(key);
    if (process.held.size <= KEPT) return;
    const [oldest] = process.held;
    if (oldest === undefined) return;
    process.held.delete(oldest);
    process.send({ do: 'forget', key: oldest });
  }

  #spawn(): Promise<void> {
    return new Promise((settled) => {
      const process = new RenderProcess(this.#options.limitMs, {
        call: this.#call,
        onUp: () => {
          this.#failedStarts = 0;
          settled();
        },
        onStray: (text) => this.#options.log.warn({ render: { text } }, 'message of a part'),
        onEnd: () => {
          this.#processes.delete(process);
          settled();
          if (!this.#closed) this.#restart();
        },
      });
      this.#processes.add(process);
      const release = this.#newest;
      if (!release) return;
      try {
        this.#provide(process, release, this.#record(release, 'shell'));
      } catch (error) {
        this.#options.log.warn({ err: error }, 'the shell cannot be rendered');
        void process.kill('without code');
      }
    });
  }

  #restart(): void {
    const pause = Math.min(RESTART_MS * 2 ** this.#failedStarts++, SLOWEST_RESTART_MS);
    setTimeout(() => this.#closed || void this.#spawn(), pause - RESTART_MS).unref();
  }
}
