import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ReleaseStore, StoreError } from '@portal/release-store';
import { temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import { heldRuns } from '../testing/held-runs.ts';
import { CheckJobs, type JobParts } from './check-jobs.ts';

let my: ReturnType<typeof temporaryStore>;
let warned: unknown[];
let minutes: number;
beforeEach(async () => {
  my = temporaryStore();
  for (const patch of [0, 1, 2]) await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
  warned = [];
  minutes = 0;
});
afterEach(() => rmSync(my.root, { recursive: true }));

const AT = Date.parse('2026-11-25T00:00:00.000Z');
/** Numbers of processes that run. */
const alive = new Set([1, 2, 3]);

/** A desk in a process of its own, on the same store. */
function desk(pid = 1, more: Partial<JobParts> = {}) {
  const runs = heldRuns();
  const jobs = new CheckJobs({
    store: new ReleaseStore(my.root),
    start: runs.start,
    me: { id: `desk ${pid} ${Math.random()}`, host: 'here', pid },
    isAlive: (one) => alive.has(one),
    now: () => AT + minutes * 60_000,
    warn: (error) => void warned.push(error),
    ...more,
  });
  return { jobs, runs: runs.started };
}
/** The records of a set's job, as states. */
const states = (set = '1') => {
  const chain = my.store.evidence.jobs.chains().find(({ folder }) => folder === `jobs/${set}`);
  return [...(chain?.from(1) ?? [])].map(({ state }) => state);
};
const newest = (set = '1') => my.store.evidence.jobs.newest(set);

test('a job waits, runs and ends with evidence, its log and its progress', async () => {
  const { jobs, runs } = desk();
  await jobs.ask('1', 'staging', 'lee');
  await jobs.step();
  expect(runs.map(({ wanted }) => wanted)).toEqual([
    { set: '1', channel: 'staging', actor: 'lee' },
  ]);
  const [run] = runs;
  const before = jobs.mark();
  run?.progress.hear({ name: 'chain', state: 'passed', tookMs: 900 });
  run?.progress.hear({ name: 'boot', state: 'running', done: 3, of: 40 });
  run?.progress.print('passed     chain\nbo');
  expect(jobs.mark()).not.toBe(before);
  const [shown] = jobs.states();
  expect(shown).toMatchObject({ set: '1', state: 'running', askedBy: 'lee', ahead: 0 });
  expect(shown?.checks.filter(({ state }) => state !== 'waiting')).toEqual([
    { name: 'chain', state: 'passed', done: null, of: null, tookMs: 900 },
    { name: 'boot', state: 'running', done: 3, of: 40, tookMs: null },
  ]);
  expect(jobs.log('1')).toBe('passed     chain\nbo');

  minutes = 2;
  run?.end({ evidence: 1 });
  await jobs.step();
  await jobs.step();
  expect(states()).toEqual(['queued', 'running', 'done']);
  expect(newest()).toMatchObject({ evidence: 1, tookMs: 120_000, desk: null, actor: 'desk' });
  expect(desk().jobs.log('1')).toBe('passed     chain\nbo');
  expect(warned).toEqual([]);
});

test('checks that cannot run leave why', async () => {
  const { jobs, runs } = desk();
  await jobs.ask('1', 'dev', 'lee');
  await jobs.step();
  runs[0]?.progress.print('no Chromium\n');
  runs[0]?.end({ fault: 'the checks ended with 1' });
  await jobs.step();
  await jobs.step();
  expect(newest()).toMatchObject({
    state: 'failed',
    reason: 'the checks ended with 1',
    log: 'no Chromium',
    evidence: null,
  });
});

test('one job runs at a time, the others wait in the order in which they were asked for', async () => {
  const { jobs, runs } = desk();
  for (const set of ['2', '3', '1']) {
    await jobs.ask(set, 'dev', 'lee');
    minutes++;
  }
  await jobs.step();
  expect(runs.map(({ wanted }) => wanted.set)).toEqual(['2']);
  expect(jobs.states().map(({ set, state, ahead }) => [set, state, ahead])).toEqual(
    expect.arrayContaining([
      ['2', 'running', 0],
      ['3', 'queued', 1],
      ['1', 'queued', 2],
    ]),
  );
  runs[0]?.end({ evidence: 1 });
  await jobs.step();
  await jobs.step();
  expect(runs.map(({ wanted }) => wanted.set)).toEqual(['2', '3']);
});

test('a set is asked for once, and the queue takes ten', async () => {
  const { jobs } = desk(1, { isAlive: () => true });
  await jobs.ask('1', 'dev', 'lee');
  await expect(jobs.ask('1', 'dev', 'kim')).rejects.toMatchObject({
    kind: 'stale',
    message: expect.stringContaining('for lee already'),
  });
  await jobs.close();
  for (let set = 2; set <= 10; set++) await jobs.ask(`${set}`, 'dev', 'lee');
  await expect(jobs.ask('11', 'dev', 'lee')).rejects.toMatchObject({ kind: 'busy' });
});

test('a job is cancelled while it waits, and while it runs with its log', async () => {
  const { jobs, runs } = desk();
  await jobs.ask('1', 'dev', 'lee');
  await jobs.step();
  minutes = 1;
  await jobs.ask('2', 'dev', 'lee');
  await jobs.cancel('2', 'kim');
  expect(newest('2')).toMatchObject({ state: 'cancelled', actor: 'kim', askedBy: 'lee' });

  runs[0]?.progress.print('passed     chain\n');
  await jobs.cancel('1', 'kim');
  expect(newest()).toMatchObject({ state: 'cancelled', log: 'passed     chain', tookMs: 60_000 });
  await jobs.step();
  await jobs.step();
  expect(runs.map(({ isStopped }) => isStopped)).toEqual([true]);
  expect(states()).toEqual(['queued', 'running', 'cancelled']);
  await expect(jobs.cancel('1', 'kim')).rejects.toMatchObject({ kind: 'check' });
  await jobs.ask('1', 'dev', 'lee');
  await jobs.step();
  expect(runs).toHaveLength(2);
});

test('of two desks one runs a job, and the other shows and cancels it', async () => {
  const [one, other] = [desk(1), desk(2)];
  await one.jobs.ask('1', 'dev', 'lee');
  await Promise.all([one.jobs.step(), other.jobs.step()]);
  await Promise.all([one.jobs.step(), other.jobs.step()]);
  expect([...one.runs, ...other.runs]).toHaveLength(1);
  expect(other.jobs.states()).toMatchObject([{ set: '1', state: 'running' }]);

  const [runner, looker] = one.runs.length > 0 ? [one, other] : [other, one];
  expect(looker.jobs.states()[0]?.checks).toEqual([]);
  await looker.jobs.cancel('1', 'kim');
  await runner.jobs.step();
  expect(runner.runs[0]?.isStopped).toBe(true);
  expect(states()).toEqual(['queued', 'running', 'cancelled']);
  expect(warned).toEqual([]);
});

test('a desk that stops gives its job back, and the next one runs it again', async () => {
  const first = desk(1);
  await first.jobs.ask('1', 'dev', 'lee');
  await first.jobs.step();
  await first.jobs.close();
  expect(first.runs[0]?.isStopped).toBe(true);
  expect(newest()).toMatchObject({ state: 'queued', lost: 0, desk: null });

  const second = desk(2);
  await second.jobs.step();
  expect(second.runs).toHaveLength(1);
  second.runs[0]?.end({ evidence: 1 });
  await second.jobs.close();
  expect(states()).toEqual(['queued', 'running', 'queued', 'running', 'done']);
});

test('the job of a killed desk is run again, but not for ever', async () => {
  // A container that starts again has the same number as before.
  for (const pid of [98, 98, 99]) {
    const killed = desk(pid);
    if (!newest()) await killed.jobs.ask('1', 'dev', 'lee');
    await killed.jobs.step();
    expect(killed.runs).toHaveLength(1);
  }
  const { jobs, runs } = desk(1);
  await jobs.step();
  expect(runs).toEqual([]);
  expect(jobs.states()).toMatchObject([{ state: 'interrupted', reason: 'it lost 3 desks' }]);
  await jobs.ask('1', 'dev', 'lee');
  await jobs.step();
  expect(runs).toHaveLength(1);
});

test('a desk of another machine counts as lost once its job has taken too long', async () => {
  const away = desk(1, { me: { id: 'away', host: 'there', pid: 98 } });
  await away.jobs.ask('1', 'dev', 'lee');
  await away.jobs.step();
  const { jobs, runs } = desk(1);
  minutes = 30;
  await jobs.step();
  expect(runs).toEqual([]);
  minutes = 34;
  await jobs.step();
  expect(runs).toHaveLength(1);
});

test('checks that hang are ended', async () => {
  const { jobs, runs } = desk();
  await jobs.ask('1', 'dev', 'lee');
  await jobs.step();
  for (minutes = 0; minutes < 20; minutes += 4) {
    runs[0]?.progress.print('...\n');
    await jobs.step();
  }
  expect(jobs.states()).toMatchObject([{ state: 'running' }]);
  minutes = 22;
  await jobs.step();
  expect(runs[0]?.isStopped).toBe(true);
  expect(newest()).toMatchObject({
    state: 'failed',
    reason: 'the checks said nothing for 5 minutes',
  });

  await jobs.ask('1', 'dev', 'lee');
  await jobs.step();
  for (let i = 0; i < 8; i++) {
    runs[1]?.progress.print('...\n');
    await jobs.step();
    minutes += 4;
  }
  await jobs.step();
  expect(newest()).toMatchObject({ reason: 'the checks took more than 30 minutes' });
});

test('an end that the store did not take is kept until it does', async () => {
  const store = new ReleaseStore(my.root);
  const { jobs, runs } = desk(1, { store });
  await jobs.ask('1', 'dev', 'lee');
  await jobs.step();
  const add = jest.spyOn(store.evidence.jobs, 'add');
  add.mockRejectedValue(new StoreError('the store is away'));
  runs[0]?.end({ evidence: 1 });
  for (let i = 0; i < 3; i++) await jobs.step();
  expect(newest()?.state).toBe('running');
  expect(warned).toEqual([expect.objectContaining({ message: 'the store is away' })]);
  add.mockRestore();
  await jobs.step();
  expect(newest()).toMatchObject({ state: 'done', evidence: 1 });
});
