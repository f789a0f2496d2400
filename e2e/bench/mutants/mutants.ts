import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutationsOf, type Mutation } from './mutations.ts';
import { targets, type Target } from './targets.ts';
import type { Asked } from './worker.ts';

const root = join(import.meta.dirname, '../../..');
/** A worker keeps what it loaded for each mutation. */
const RUNS_OF_A_WORKER = 40;
/** How much longer than without a mutation the tests may take: then it runs without end. */
const TIMES_LONGER = 5;
const LEAST_MS = 20_000;
const BASELINE_MS = 10 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the tests of a target again and again, each time with another mutation. */
class Runner {
  readonly #target: Target;
  #worker: ChildProcess | null = null;
  #runs = 0;

  constructor(target: Target) {
    this.#target = target;
  }

  /** @returns whether all tests passed in time */
  async pass(mutation: Mutation | null, mostMs: number): Promise<boolean> {
    if (this.#runs === RUNS_OF_A_WORKER) this.stop();
    this.#runs += 1;
    const { tests, suites = [] } = this.#target;
    this.#worker ??= fork(join(import.meta.dirname, 'worker.ts'), {
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      env: { ...process.env, SUITES: suites.join(' '), HISTORIES: '100' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const all = suites.length > 0 ? [...tests, 'server/src/api.pglite.test.ts'] : tests;
    this.#worker.send({ mutation, tests: all } satisfies Asked);
    const inTime = AbortSignal.timeout(mostMs);
    try {
      const [passed] = (await once(this.#worker, 'message', { signal: inTime })) as [boolean];
      return passed;
    } catch (error) {
      if (!inTime.aborted) throw error;
      this.stop();
      return false;
    }
  }

  stop(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = null;
    this.#runs = 0;
  }
}

const lineOf = (source: string, { start }: Mutation) => source.slice(0, start).split('\n').length;

/** Says which mutations of a file no test notices. @returns how many were tried, and how many survived */
async function tryFile(file: string, target: Target, isAsked: (line: number) => boolean) {
  const source = readFileSync(join(root, file), 'utf8');
  const mutations = mutationsOf(file, source).filter((one) => isAsked(lineOf(source, one)));
  const runner = new Runner(target);
  const began = performance.now();
  if (!(await runner.pass(null, BASELINE_MS)))
    throw new Error(`the tests of ${file} fail as it is`);
  const mostMs = Math.round(LEAST_MS + TIMES_LONGER * (performance.now() - began));
  let survived = 0;
  for (const mutation of mutations) {
    if (!(await runner.pass(mutation, mostMs))) continue;
    survived += 1;
    const { start, end, text } = mutation;
    const was = source.slice(start, end).replace(/\s+/g, ' ');
    say(`  ${file}:${lineOf(source, mutation)}  ${was}  ->  ${text}`);
  }
  runner.stop();
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`${file}: ${mutations.length - survived} of ${mutations.length} killed, ${seconds} s`);
  return { tried: mutations.length, survived };
}

// All targets, or those under some paths; `FILE:LINE` tries one line.
const asked = process.argv.slice(2).map((argument) => argument.split(':'));
let [tried, survived] = [0, 0];
for (const target of targets)
  for (const file of target.files) {
    const of = asked.filter(([path = '']) => file.startsWith(path));
    if (asked.length > 0 && of.length === 0) continue;
    const isAsked = (at: number) =>
      of.every(([, line]) => !line) || of.some(([, line]) => Number(line) === at);
    const found = await tryFile(file, target, isAsked);
    tried += found.tried;
    survived += found.survived;
  }
say(`${tried - survived} of ${tried} killed, ${((1 - survived / tried) * 100).toFixed(1)} %`);
