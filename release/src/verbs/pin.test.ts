import { expect, test } from '@jest/globals';
import type { PinRecord } from '@portal/release-store';
import { passChecks } from '@portal/release-store/testing';
import { storeOfVerbs } from './testing/store-of-verbs.ts';
import type { Values } from './verb.ts';

const my = storeOfVerbs();
const { release, pinned, exitOf } = my;
const guideOf = ({ set }: PinRecord) => my.store.set(set).record.parts['guide']?.version;

test('rollback without an option goes one set further back each time, until none is left', async () => {
  expect((await pinned('rollback')).set).toBe('2');
  expect((await pinned('rollback')).set).toBe('1');
  expect(await exitOf('rollback')).toBe(2);
});

test('rollback --forward takes a rollback back, a step each time', async () => {
  await release('rollback');
  await release('rollback');
  my.said = [];
  await release('live');
  expect(my.said.slice(-3, -1)).toEqual([
    'forward    rollback --forward goes to set 2 again',
    'rollback   there is no set before',
  ]);
  const forward = (values: Values = {}) => pinned('rollback', { forward: true, ...values });
  expect(await forward()).toMatchObject({ set: '2', verb: 'rollback', openTabs: 'normal' });
  expect((await forward()).set).toBe('3');
  await expect(forward()).rejects.toThrow('dev has no rollback to take back');
  // After a rollback of one remote too, and a second rollback goes further back than the first.
  expect((await pinned('rollback', { remote: 'guide' })).set).toBe('4');
  expect((await forward()).set).toBe('3');
  await release('rollback', { remote: 'guide' });
  expect((await pinned('rollback')).set).toBe('2');
  expect(await exitOf('rollback', { forward: true, to: '1' })).toBe(1);
});

test('block names where the version was live, and what customers get now', async () => {
  for (const set of ['1', '2', '3']) await passChecks(my.store, set);
  await release('production: pin 1', { expect: '0', reason: 'first' });
  await release('canary start 2', { percent: '5' });
  my.said = [];
  const blocked = await release('block guide@1.0.1', { reason: 'it leaks' });
  expect(blocked).toMatchObject({
    status: 'blocked',
    affected: [{ channel: 'dev', set: '2', cohort: 'canary', served: '1.0.2' }],
  });
  await release('block guide@1.0.0', { reason: 'it leaks' });
  await release('block guide@1.0.2', { reason: 'it leaks' });
  await release('allow guide@1.0.0', { reason: 'it does not' });
  expect(my.said.filter((line) => line.startsWith('live'))).toEqual([
    'live       in dev, set 2: customers of the canary now get guide@1.0.2',
    'live       in production, set 1: customers now get a card in the place of its pages',
    'live       in dev, set 3: customers now get a card in the place of its pages',
    'live       in production, set 1: customers now get guide@1.0.0',
  ]);
  await my.publish('voc', '1.0.1');
  await release('deprecate voc@1.0.1', { reason: 'old' });
  expect(my.said.at(-1)).toBe('live       nowhere');
});

test('rollback of a remote makes a set with its earlier version, further back each time', async () => {
  const first = await pinned('rollback', { remote: 'guide' });
  expect([first.set, guideOf(first)]).toEqual(['4', '1.0.1']);
  expect(my.store.set('4').record).toMatchObject({
    parent: '3',
    note: 'rollback guide to 1.0.1',
    parts: { voc: { version: '1.0.0' } },
  });
  expect(guideOf(await pinned('rollback', { remote: 'guide' }))).toBe('1.0.0');
  expect(await exitOf('rollback', { remote: 'guide' })).toBe(2);
  expect(await exitOf('rollback', { remote: 'event' })).toBe(1);
  expect(await exitOf('rollback', { remote: 'guide', to: '1' })).toBe(1);
});

test('rollback of a remote skips a blocked version, and a rollback to a set with it is refused', async () => {
  expect(await exitOf('block guide@1.0.1')).toBe(1);
  await release('block guide@1.0.1', { reason: 'it leaks' });
  await expect(release('rollback', { to: '2' })).rejects.toThrow(
    /^guide@1\.0\.1 is blocked \(it leaks\) since \S+Z by kim: choose another/,
  );
  expect(await exitOf('set create guide@1.0.1')).toBe(2);
  expect(guideOf(await pinned('rollback', { remote: 'guide' }))).toBe('1.0.0');
  await release('allow guide@1.0.1', { reason: 'it was another' });
  expect(await exitOf('rollback', { to: '2' })).toBe(0);
});
