import { SERVER_MEMORY, STEADY_MEMORY } from '@portal/config';
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallAs } from './api-calls.ts';
import type { ApiCall, FromProcess, Results, Task, ToProcess } from './protocol.ts';

const FILE = join(import.meta.dirname, 'child-main.mjs');
const MEMORY_MB = 192;
const NEW_OBJECTS_MB = 4;
const HEARTBEAT_MS = 100;
/** Processor time without an answer, after which a process counts as stuck. */
const STALL_CPU_MS = 400;
/** How much longer than the limit of a job a process may stay silent, however busy the machine is. */
const SILENT_MS = 500;

/** Why a page was not rendered. `own`: the version's code is to blame, not its neighbours or the API. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly kind: 'api' | 'own' | 'lost' | 'unavailable';
  constructor(kind: RenderFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

interface Job {
  resolve(result: Results[keyof Results]): void;
  reject(failure: RenderFailure): void;
  timer: NodeJS.Timeout;
  /** The member whose calls it sends. The child process never gets their cookies. */
  as: CallAs;
  /** How many answers of the API it is waiting for. */
  calls: number;
}

export interface ProcessEvents {
  call(request: ApiCall, as: CallAs): Promise<{ status: number; body: string } | null>;
  onUp(): void;
  onStray(text: string): void;
  onEnd(): void;
}

/** Milliseconds of processor time that a process has used; null where the system has no /proc. */
function cpuMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** The server's handle on one rendering process. */
export class RenderProcess {
  up = false;
  /** As of its last pong. */
  heapBytes = 0;
  /** Keys of the code and releases that it has, least recently used first. */
  readonly held = new Set<string>();
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  readonly #limitMs: number;
  readonly #events: ProcessEvents;
  readonly #jobs = new Map<number, Job>();
  readonly #heartbeat: NodeJS.Timeout;
  #lastId = 0;
  /** The job whose code ran last. */
  #running = 0;
  #asked: { at: number; cpu: number | null } | null = null;
  #end = 'ended';

  /** @param limitMs how long a job may take */
  constructor(limitMs: number, events: ProcessEvents) {
    this.#limitMs = limitMs;
    this.#events = events;
    this.#child = fork(FILE, [], {
      // No secrets and no addresses. glibc reads this one, for the reason in SERVER_MEMORY.
      env: { MALLOC_ARENA_MAX: SERVER_MEMORY.MALLOC_ARENA_MAX },
      execArgv: [
        '--permission',
        `--allow-fs-read=${FILE}`,
        '--disallow-code-generation-from-strings',
        // The cache would keep the code of every version that was ever rendered.
        '--no-compilation-cache',
        // Sparkplug's code takes a third of a version's memory and speeds up no page.
        '--no-sparkplug',
        `--max-old-space-size=${MEMORY_MB}`,
        STEADY_MEMORY,
        // A fixed size for the young generation, because V8 would vary it between 2 and 48 MB.
        `--min-semi-space-size=${NEW_OBJECTS_MB}`,
        `--max-semi-space-size=${NEW_OBJECTS_MB}`,
        '--no-warnings',
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (message) => this.#receive(message as FromProcess));
    // Ignore messages that a dying process cannot take.
    this.#child.on('error', () => {});
    this.#gone = new Promise((gone) => {
      this.#child.once('exit', (code, signal) => {
        this.#ended(`${this.#end} (${code ?? signal})`);
        gone();
      });
    });
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get open(): number {
    return this.#jobs.size;
  }

  send(message: ToProcess): void {
    if (this.#child.connected) this.#child.send(message);
  }

  render<K extends Task['kind']>(
    release: string,
    task: Extract<Task, { kind: K }>,
    as: CallAs = {},
  ): Promise<Results[K]> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const job = this.#take(id);
        this.send({ do: 'abort', id });
        // A page that waits for the API is not to blame for the delay.
        job?.reject(
          new RenderFailure(job.calls > 0 ? 'api' : 'own', `took over ${this.#limitMs} ms`),
        );
      }, this.#limitMs);
      this.#jobs.set(id, { resolve: resolve as Job['resolve'], reject, timer, as, calls: 0 });
      this.send({ do: 'render', id, release, task });
    });
  }

  /** Bytes of its heap after a full garbage collection. */
  heldBytes(): Promise<number> {
    this.send({ do: 'ping', collect: true });
    return new Promise((resolve) => {
      const read = (message: unknown) => {
        if ((message as FromProcess).is !== 'pong') return;
        this.#child.off('message', read);
        resolve((message as { heapBytes: number }).heapBytes);
      };
      this.#child.on('message', read);
    });
  }

  /** Kills the process; resolves when it has exited. */
  kill(why: string): Promise<void> {
    this.up = false;
    this.#end = why;
    this.#child.kill('SIGKILL');
    return this.#gone;
  }

  #take(id: number): Job | undefined {
    const job = this.#jobs.get(id);
    if (job) clearTimeout(job.timer);
    this.#jobs.delete(id);
    return job;
  }

  #receive(message: FromProcess): void {
    this.#asked = null;
    switch (message.is) {
      case 'up':
        if (!this.up) this.#events.onUp();
        this.up = true;
        return;
      case 'pong':
        this.heapBytes = message.heapBytes;
        return;
      case 'running':
        this.#running = message.id;
        return;
      case 'rendered':
        return this.#take(message.id)?.resolve(message.result);
      case 'failed':
        return this.#take(message.id)?.reject(
          new RenderFailure(message.api ? 'api' : 'own', message.error),
        );
      case 'call':
        return void this.#call(message.id, message.call, message.request);
      case 'stray':
        return this.#events.onStray(message.text);
    }
  }

  async #call(id: number, call: number, request: ApiCall): Promise<void> {
    const job = this.#jobs.get(id);
    // Nobody waits for the page of a job that is done.
    if (!job) return this.send({ do: 'answer', call, answer: null });
    job.calls++;
    const answer = await this.#events.call(request, job.as);
    job.calls--;
    this.send({ do: 'answer', call, answer });
  }

  /**
   * Pings a process that has jobs. Kills one that computes or waits too long without answering, even if its jobs
   * were given up meanwhile.
   */
  #beat(): void {
    if (!this.#asked) {
      if (this.#jobs.size === 0) return;
      this.#asked = { at: performance.now(), cpu: cpuMs(this.pid) };
      return this.send({ do: 'ping' });
    }
    const { at, cpu } = this.#asked;
    const waited = performance.now() - at;
    if (waited < STALL_CPU_MS) return;
    const now = cpuMs(this.pid);
    const used = cpu === null || now === null ? 0 : now - cpu;
    if (used >= STALL_CPU_MS || waited >= this.#limitMs + SILENT_MS) void this.kill('stalled');
  }

  #ended(how: string): void {
    this.up = false;
    clearInterval(this.#heartbeat);
    const guilty = this.#guilty();
    for (const id of [...this.#jobs.keys()])
      this.#take(id)?.reject(
        new RenderFailure(id === guilty ? 'own' : 'lost', `the process ${how}`),
      );
    this.#events.onEnd();
  }

  /**
   * The job to blame for the end of the process: the one whose code ran last. If that job is done, any job that was
   * not waiting for the API may have run since, so we blame one only if it is the only one.
   */
  #guilty(): number | undefined {
    if (this.#jobs.has(this.#running)) return this.#running;
    const working = [...this.#jobs].filter(([, { calls }]) => calls === 0).map(([id]) => id);
    return working.length === 1 ? working[0] : undefined;
  }
}
