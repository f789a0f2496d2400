import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutationsOf, type Mutation } from './mutations.ts';
import type { Ran } from './reporter.ts';
import { targets, type Target } from './targets.ts';
import type { Asked } from './worker.ts';

const root = join(import.meta.dirname, '../../..');
/** A worker keeps what it loaded for each mutation. */
const RUNS_OF_A_WORKER = 40;
/** How many mutations the suites of one worker run with. */
const MUTANTS_OF_A_WORKER = 60;
/** How much longer than without a mutation the tests may take: then it runs without end. */
const TIMES_LONGER = 5;
const LEAST_MS = 60_000;
const BASELINE_MS = 10 * 60_000;
/** Longest that the suites may say nothing: a test that waits in vain fails after two minutes. */
const SILENT_MS = 10 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A process that runs tests of a target with mutations. */
class Worker {
  readonly #child: ChildProcess;

  constructor({ suites = [] }: Target) {
    this.#child = fork(join(import.meta.dirname, 'worker.ts'), {
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      env: { ...process.env, SUITES: suites.join(' '), HISTORIES: '100' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /**
   * @param mostMs how long the worker may say nothing
   * @param hear is told of each test of the suites
   * @returns whether all tests passed; false too if the worker said nothing for too long, or ended
   */
  run(asked: Asked, mostMs: number, hear = (_: Ran): void => undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (passed: boolean) => {
        clearTimeout(silence);
        this.#child.removeAllListeners();
        resolve(passed);
      };
      const stop = () => {
        this.stop();
        end(false);
      };
      const silence = setTimeout(stop, mostMs);
      this.#child.on('exit', stop).on('message', (word: Ran | boolean) => {
        silence.refresh();
        if (typeof word === 'boolean') end(word);
        else hear(word);
      });
      this.#child.send(asked);
    });
  }

  get isUsable(): boolean {
    return !this.#child.killed;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');
const lineOf = ({ file, start }: Mutation) => sourceOf(file).slice(0, start).split('\n').length;

function saySurvivor(survivor: Mutation) {
  const { file, start, end, text } = survivor;
  const was = sourceOf(file).slice(start, end).replace(/\s+/g, ' ');
  say(`  ${file}:${lineOf(survivor)}  ${was}  ->  ${text}`);
}

type OnSurvivor = (survivor: Mutation) => void;

/** Runs tests with each mutation. @param onSurvivor gets those that no test noticed */
async function surviveTests(
  target: Target,
  tests: string[],
  mutations: Mutation[],
  onSurvivor: OnSurvivor,
) {
  let worker = new Worker(target);
  let runs = 0;
  const pass = async (mutation: Mutation | null, mostMs: number) => {
    if (runs === RUNS_OF_A_WORKER) worker.stop();
    if (!worker.isUsable) [worker, runs] = [new Worker(target), 0];
    runs += 1;
    return worker.run({ mutation, tests }, mostMs);
  };
  const began = performance.now();
  if (!(await pass(null, BASELINE_MS))) throw new Error(`${tests.join(' ')} fail as they are`);
  const mostMs = Math.round(LEAST_MS + TIMES_LONGER * (performance.now() - began));
  for (const mutation of mutations) if (await pass(mutation, mostMs)) onSurvivor(mutation);
  worker.stop();
}

/**
 * Runs the suites with each mutation, some in one process, each on a database of its own.
 * @param onSurvivor gets those that no test noticed
 */
async function surviveSuites(target: Target, mutations: Mutation[], onSurvivor: OnSurvivor) {
  const noticed = new Set<Mutation | null>();
  // The suites run without a mutation first.
  let left = [null, ...mutations];
  while (left.length > 0) {
    const mutants = left.slice(0, MUTANTS_OF_A_WORKER);
    left = left.slice(MUTANTS_OF_A_WORKER);
    let last = -1;
    const worker = new Worker(target);
    const endLast = () => {
      const mutation = mutants[last];
      if (mutation && !noticed.has(mutation)) onSurvivor(mutation);
    };
    await worker.run({ mutants }, SILENT_MS, ({ number, passed }) => {
      if (number !== last) endLast();
      last = number;
      if (!passed) noticed.add(mutants[number] ?? null);
      if (noticed.has(null)) worker.stop();
    });
    const isWhole = worker.isUsable ? last === mutants.length - 1 : last >= 0;
    if (noticed.has(null) || !isWhole)
      throw new Error(`${target.suites?.join(' ')} fail as they are`);
    if (worker.isUsable) endLast();
    // The worker said nothing for too long: the last mutation never ends, which counts as noticed. The rest run in a new worker.
    else left.unshift(...mutants.slice(last + 1));
    worker.stop();
  }
}

/** Says which mutations no test of the target notices, and returns them. */
async function survive(target: Target, mutations: Mutation[]) {
  const { tests, suites } = target;
  const found: Mutation[] = [];
  const sayFound = (survivor: Mutation) => {
    found.push(survivor);
    saySurvivor(survivor);
  };
  if (!suites) {
    await surviveTests(target, tests, mutations, sayFound);
    return found;
  }
  let left = mutations;
  if (tests.length > 0) {
    left = [];
    await surviveTests(target, tests, mutations, (survivor) => void left.push(survivor));
  }
  const switched = left.filter(({ whole }) => whole);
  if (switched.length > 0) await surviveSuites(target, switched, sayFound);
  const others = left.filter(({ whole }) => !whole);
  if (others.length > 0)
    await surviveTests(target, ['server/src/api.pglite.test.ts'], others, sayFound);
  return found;
}

// All targets, or those under some paths; `FILE:LINE` tries one line.
const asked = process.argv.slice(2).map((argument) => argument.split(':'));
const isAsked = (mutation: Mutation) =>
  asked.length === 0 ||
  asked.some(
    ([path = '', line]) =>
      mutation.file.startsWith(path) && (!line || lineOf(mutation) === Number(line)),
  );

let [tried, survived] = [0, 0];
for (const target of targets) {
  const mutations = target.files
    .flatMap((file) => mutationsOf(file, sourceOf(file)))
    .filter(isAsked);
  if (mutations.length === 0) continue;
  const survivors = await survive(target, mutations);
  for (const file of target.files) {
    const all = mutations.filter((one) => one.file === file).length;
    const left = survivors.filter((one) => one.file === file).length;
    if (all > 0) say(`${file}: ${all - left} of ${all} killed`);
  }
  tried += mutations.length;
  survived += survivors.length;
}
say(`${tried - survived} of ${tried} killed, ${((1 - survived / tried) * 100).toFixed(1)} %`);
