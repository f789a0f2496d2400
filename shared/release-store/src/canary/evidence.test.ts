import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import {
  abortCanary,
  advanceCanary,
  decideCanary,
  defaultPolicy,
  evidenceOf,
  freeze,
  holdCanary,
  ReleaseError,
  ReleaseStore,
  samplesSince,
  startCanary,
  unfreeze,
  type CountRecord,
} from '../index.ts';
import { temporaryStore } from '../testing/temporary-store.ts';

const MINUTE_MS = 60_000;
let my: ReturnType<typeof temporaryStore>;
const began = Date.now() - 60 * MINUTE_MS;
const at = (minutes: number) => new Date(began + minutes * MINUTE_MS);
const by = { actor: 'kim', reason: 'test', at: at(0).toISOString() };
const revision = () => my.store.pin('dev')?.revision ?? 0;
const canary = () => my.store.pin('dev')?.canary;

beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0 voc@1.0.0');
  await my.pin('shell@1.0.0 guide@1.0.1 voc@1.0.0');
  await my.pinAgain('1');
  await startCanary(my.store, 'dev', revision(), {
    ...by,
    set: '2',
    percent: 1,
    policy: { ...defaultPolicy, automatic: true, steps: [1, 10, 100] },
    openTabs: 'quiet',
  });
});
afterEach(() => rmSync(my.root, { recursive: true }));

let server = 0;
/** Writes a count record of a group's pages of a part, as another portal server would. */
const count = (
  minutes: number,
  set: string,
  part: string,
  version: string,
  mounts: number,
  failures: CountRecord['rows'][number]['failures'] = {},
) =>
  my.store.counts('dev').add({
    at: at(minutes).toISOString(),
    server: `s${server++}`,
    rows: [{ set, part, version, mounts, failures }],
    tabs: {},
    failures: [],
  });
async function healthy(minutes: number) {
  await count(minutes, '1', 'guide', '1.0.0', 300);
  await count(minutes, '2', 'guide', '1.0.1', 300, { mount: 1 });
}

test('adds up all servers’ counts of the sets’ own versions since the step began', async () => {
  await healthy(1);
  await count(2, '2', 'guide', '1.0.1', 100, { certification: 90, disabled: 90 });
  await count(-1, '2', 'guide', '1.0.1', 0, { mount: 500 });
  await count(2, '2', 'guide', '1.0.0', 0, { mount: 500 });
  await count(2, '7', 'guide', '1.0.1', 0, { mount: 500 });
  const evidence = evidenceOf(my.store, 'dev');
  expect(evidence?.compared.find(({ name }) => name === 'guide@1.0.1')).toEqual({
    name: 'guide@1.0.1',
    changed: true,
    base: { mounts: 300, failures: 0 },
    canary: { mounts: 400, failures: 1 },
  });
  expect(evidence?.verdict).toBe('advance');
});

test('a visit that failed after its page was counted counts as failed alone', async () => {
  await count(1, '2', 'guide', '1.0.1', 10);
  const row = { set: '2', part: 'guide', version: '1.0.1', mounts: 0 };
  const later = (minutes: number, withdrawn: number) =>
    my.store.counts('dev').add({
      at: at(minutes).toISOString(),
      server: `s${server++}`,
      rows: [{ ...row, withdrawn, failures: { uncaught: withdrawn } }],
      tabs: {},
      failures: [],
    });
  await later(2, 3);
  const sample = () =>
    evidenceOf(my.store, 'dev')?.compared.find(({ name }) => name === 'guide@1.0.1');
  expect(sample()?.canary).toEqual({ mounts: 7, failures: 3 });
  expect(evidenceOf(my.store, 'dev')?.trend.at(-1)?.canary).toEqual({ mounts: 7, failures: 3 });
  // Visits that began before this step of the canary.
  await later(3, 20);
  expect(sample()?.canary).toEqual({ mounts: 0, failures: 23 });
});

test('the trend adds up the counts since the step began', async () => {
  await count(5, '1', 'guide', '1.0.0', 100);
  await count(30, '2', 'guide', '1.0.1', 10, { mount: 10 });
  await count(50, '2', 'guide', '1.0.1', 80);
  const trend = evidenceOf(my.store, 'dev', at(60))?.trend ?? [];
  const every = Array.from({ length: 24 }, (_, i) => at(2.5 * (i + 1)).toISOString());
  expect(trend.map((point) => point.at)).toEqual(every);
  // What was counted at the end of an interval belongs to it.
  expect([trend[0]?.base.mounts, trend[1]?.base.mounts]).toEqual([0, 100]);
  expect([trend[10]?.canary.failures, trend[11]?.canary.failures]).toEqual([0, 10]);
  expect(trend[18]).toMatchObject({
    base: { mounts: 100, failures: 0 },
    canary: { mounts: 10, failures: 10 },
  });
  expect(trend[23]?.canary).toEqual({ mounts: 90, failures: 10 });
});

test.each([
  [0, ['0']],
  [4, ['4']],
  [12, ['5', '12']],
  [15, ['5', '10', '15']],
])('the trend of the first %i seconds has a point for each five, and its end', (seconds, ends) => {
  const trend = evidenceOf(my.store, 'dev', at(seconds / 60))?.trend ?? [];
  expect(trend.map((point) => String((Date.parse(point.at) - began) / 1000))).toEqual(ends);
});

test('what was counted after the last point of the trend is in it', async () => {
  await count(1, '2', 'guide', '1.0.1', 7);
  expect(evidenceOf(my.store, 'dev', at(0.9))?.trend.at(-1)?.canary.mounts).toBe(7);
});

test('without a canary there is no evidence', async () => {
  await abortCanary(my.store, 'dev', revision(), by);
  expect(evidenceOf(my.store, 'dev')).toBeNull();
  expect(await decideCanary(my.store, 'dev', 'desk')).toBeNull();
});

test('a canary of another shell alone is judged by all parts together', async () => {
  await abortCanary(my.store, 'dev', revision(), by);
  await my.pin('shell@1.0.1 guide@1.0.0 voc@1.0.0');
  await my.pinAgain('1');
  const policy = { ...defaultPolicy, minimum: 200 };
  const openTabs = 'quiet';
  await startCanary(my.store, 'dev', revision(), { ...by, set: '3', percent: 5, policy, openTabs });
  expect(evidenceOf(my.store, 'dev')).toMatchObject({ verdict: 'hold', about: 'set 3' });
  for (const set of ['1', '3'])
    for (const part of ['guide', 'voc']) await count(1, set, part, '1.0.0', 100);
  expect(evidenceOf(my.store, 'dev')?.verdict).toBe('advance');
});

test('a version’s visits are those of every set since an instant', async () => {
  await count(1, '1', 'voc', '1.0.0', 5, { mount: 1, certification: 3 });
  await count(2, '2', 'voc', '1.0.0', 7);
  await count(2, '2', 'guide', '1.0.1', 9);
  const seen = samplesSince(my.store, 'dev', at(0).toISOString());
  expect(seen('voc@1.0.0')).toEqual({ mounts: 12, failures: 1 });
  expect(seen('voc@1.0.1')).toEqual({ mounts: 0, failures: 0 });
  const later = samplesSince(my.store, 'dev', at(1.5).toISOString());
  expect(later('voc@1.0.0')).toEqual({ mounts: 7, failures: 0 });
});

test('a failing part that the canary does not change aborts it too', async () => {
  await healthy(1);
  await count(1, '1', 'voc', '1.0.0', 300);
  await count(1, '2', 'voc', '1.0.0', 200, { mount: 100 });
  const decided = await decideCanary(my.store, 'dev', 'desk', at(2));
  expect(decided).toMatchObject({ verb: 'canary abort', actor: 'desk', canary: null, set: '1' });
  expect(decided?.reason).toBe('voc@1.0.0 fails in 33.3 % of 300, in the base in 0.0 % of 300');
});

test('an automatic canary advances when a step is due, but not while held or frozen', async () => {
  await healthy(1);
  expect(await decideCanary(my.store, 'dev', 'desk', at(9.99))).toBeNull();
  await holdCanary(my.store, 'dev', revision(), by);
  expect(await decideCanary(my.store, 'dev', 'desk', at(11))).toBeNull();
  await advanceCanary(my.store, 'dev', revision(), { ...by, percent: 5 });
  await freeze(my.store, 'dev', revision(), by);
  expect(await decideCanary(my.store, 'dev', 'desk', at(11))).toBeNull();
  await unfreeze(my.store, 'dev', revision(), by);
  expect((await decideCanary(my.store, 'dev', 'desk', at(10)))?.canary?.percent).toBe(10);
  // Figures of the step before do not count for the next one.
  expect(evidenceOf(my.store, 'dev')?.verdict).toBe('hold');
  await healthy(12);
  expect(await decideCanary(my.store, 'dev', 'desk', at(22))).toMatchObject({
    set: '2',
    canary: null,
  });
});

test('by default a canary waits for somebody to advance it', async () => {
  await abortCanary(my.store, 'dev', revision(), by);
  await startCanary(my.store, 'dev', revision(), {
    ...by,
    set: '2',
    percent: 1,
    policy: defaultPolicy,
    openTabs: 'quiet',
  });
  await healthy(1);
  expect(evidenceOf(my.store, 'dev')?.verdict).toBe('advance');
  expect(await decideCanary(my.store, 'dev', 'desk', at(60))).toBeNull();
});

test('of several desks that decide at once, one wins', async () => {
  await count(1, '1', 'guide', '1.0.0', 300);
  await count(1, '2', 'guide', '1.0.1', 0, { mount: 300 });
  const before = revision();
  const others = Array.from({ length: 5 }, () => new ReleaseStore(my.root));
  for (const one of others) expect(one.pin('dev')?.revision).toBe(before);
  const decided = await Promise.all(others.map((one) => decideCanary(one, 'dev', 'desk', at(2))));
  expect(decided.filter(Boolean)).toHaveLength(1);
  expect([revision(), canary()]).toEqual([before + 1, null]);
});

test('a desk whom another overtakes decides nothing, and what else goes wrong is told', async () => {
  await count(1, '1', 'guide', '1.0.0', 300);
  await count(1, '2', 'guide', '1.0.1', 0, { mount: 300 });
  const desk = new ReleaseStore(my.root);
  const amend = desk.amend.bind(desk);
  /** Lets something happen between the desk's look at the figures and what it writes. */
  const decideAfter = (happens: () => Promise<unknown>) => {
    desk.amend = async (...asked) => {
      await happens();
      return amend(...asked);
    };
    return decideCanary(desk, 'dev', 'desk', at(2));
  };
  expect(await decideAfter(() => holdCanary(my.store, 'dev', revision(), by))).toBeNull();
  expect(canary()).toMatchObject({ held: true });
  for (const error of [new Error('the disk is full'), new ReleaseError('not-allowed', 'no key')])
    await expect(decideAfter(() => Promise.reject(error))).rejects.toBe(error);
});
