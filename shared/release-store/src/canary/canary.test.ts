import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import type { CanaryPolicy } from '../records.ts';
import { freeze } from '../channel/switches.ts';
import { by, passChecks, temporaryStore } from '../testing/temporary-store.ts';
import {
  abortCanary,
  advanceCanary,
  defaultPolicy,
  holdCanary,
  nextStep,
  startCanary,
} from './canary.ts';

let my: ReturnType<typeof temporaryStore>;
const revision = () => my.store.pin('dev')?.revision ?? 0;
const pin = () => my.store.pin('dev');
const start = (set: string, percent: number, channel: 'dev' | 'staging' = 'dev') =>
  startCanary(my.store, channel, my.store.pin(channel)?.revision ?? 0, {
    ...by,
    set,
    percent,
    policy: defaultPolicy,
    openTabs: 'urgent',
  });
const advance = (percent: number) => advanceCanary(my.store, 'dev', revision(), { ...by, percent });
const refused = (message: RegExp) =>
  expect.objectContaining({ kind: 'check', message: expect.stringMatching(message) });

beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0');
  await my.pin('shell@1.0.0 guide@1.0.1');
  await my.pinAgain('1');
});
afterEach(() => rmSync(my.root, { recursive: true }));

test.each([
  [0, 1],
  [1, 5],
  [4, 5],
  [25, 50],
  [50, 100],
  [100, 100],
])('after %i percent comes %i', (percent, next) => {
  expect(nextStep({ percent, policy: defaultPolicy as CanaryPolicy })).toBe(next);
});

test('a canary starts beside the base set, with a salt of its own', async () => {
  await start('2', 0);
  expect(pin()).toMatchObject({
    set: '1',
    openTabs: 'urgent',
    canary: { set: '2', percent: 0, held: false, salt: expect.stringMatching(/^[0-9a-f]{16}$/) },
  });
});

test.each([-1, 100, 0.5, Number.NaN])(
  'a canary does not start with %d percent',
  async (percent) => {
    await expect(start('2', percent)).rejects.toEqual(refused(/0 to 99 percent/));
  },
);

test('a canary starts with 99 percent', async () => {
  expect((await start('2', 99)).canary?.percent).toBe(99);
});

test('a channel has one canary, of another set than its base', async () => {
  await expect(start('1', 5)).rejects.toEqual(refused(/set 1 is the base set/));
  await start('2', 5);
  await expect(start('2', 5)).rejects.toEqual(refused(/a canary of set 2 runs in dev/));
});

test('staging takes a canary with evidence alone, dev without', async () => {
  await passChecks(my.store, '1');
  await my.store.pinSet('staging', 0, { ...by, set: '1' });
  await expect(start('2', 5, 'staging')).rejects.toThrow();
  await passChecks(my.store, '2');
  expect((await start('2', 5, 'staging')).canary?.set).toBe('2');
});

test.each([5, 4, 101, 7.5])('a canary of 5 percent does not advance to %d', async (percent) => {
  await start('2', 5);
  await expect(advance(percent)).rejects.toEqual(refused(/advance to 6 to 100/));
});

test('a canary that advances keeps its customers, and is no longer held', async () => {
  const { canary: first } = await start('2', 5);
  expect((await holdCanary(my.store, 'dev', revision(), by)).canary).toEqual({
    ...first,
    held: true,
  });
  expect((await advance(6)).canary).toEqual({ ...first, percent: 6, held: false });
});

test('at 100 percent its set is the base set, and open tabs move as they would have', async () => {
  await start('2', 5);
  expect(await advance(100)).toMatchObject({ set: '2', canary: null, openTabs: 'urgent' });
});

test('a canary does not advance in a frozen channel, or with a version that is blocked', async () => {
  await start('2', 5);
  await my.block('guide', '1.0.1');
  await expect(advance(6)).rejects.toThrow(/guide@1.0.1/);
});

test('a frozen channel starts and advances no canary', async () => {
  await freeze(my.store, 'dev', revision(), by);
  await expect(start('2', 5)).rejects.toThrow(/frozen/);
});

test('an aborted canary leaves the base set to everybody', async () => {
  await start('2', 5);
  expect(await abortCanary(my.store, 'dev', revision(), by)).toMatchObject({
    set: '1',
    canary: null,
    openTabs: 'normal',
    verb: 'canary abort',
  });
});

test('without a canary there is nothing to advance, to hold or to abort', async () => {
  await expect(advance(6)).rejects.toEqual(refused(/no canary runs in dev/));
  for (const verb of [holdCanary, abortCanary])
    await expect(verb(my.store, 'dev', revision(), by)).rejects.toEqual(refused(/no canary runs/));
});
