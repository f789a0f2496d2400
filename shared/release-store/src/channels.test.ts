import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disable, enable, freeze, ReleaseStore, unfreeze, verifyAudit } from './index.ts';
import { by, temporaryStore } from './testing/temporary-store.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(() => void (my = temporaryStore()));
afterEach(() => rmSync(my.root, { recursive: true }));

const revision = () => my.store.pin('dev')?.revision ?? 0;
const goodOf = (name: string) => my.store.pin('dev')?.lastGood[name]?.version;
const kindOf = (change: () => unknown) => {
  try {
    change();
    return 'done';
  } catch (error) {
    return (error as { kind?: string }).kind;
  }
};

test('every change is a revision that says who, why, when and by which verb', () => {
  my.pin('shell@1.0.0 guide@1.0.0');
  disable(my.store, 'dev', 1, { name: 'guide', message: '점검 중입니다', ...by });
  freeze(my.store, 'dev', 2, by);
  unfreeze(my.store, 'dev', 3, by);
  enable(my.store, 'dev', 4, { name: 'guide', ...by });
  const verbs = [1, 2, 3, 4, 5].map((n) => my.store.pinAt('dev', n).verb);
  expect(verbs).toEqual(['pin', 'disable', 'freeze', 'unfreeze', 'enable']);
  expect(my.store.pinAt('dev', 3)).toMatchObject({
    set: '1',
    disabled: { guide: { reason: 'test', message: '점검 중입니다' } },
    frozen: { reason: 'test' },
    openTabs: 'quiet',
    actor: 'kim',
  });
  expect(my.store.pin('dev')).toMatchObject({ disabled: {}, frozen: null, revision: 5 });
});

test('a frozen channel keeps its set, and still lets a remote be disabled', () => {
  my.pin('shell@1.0.0 guide@1.0.0');
  freeze(my.store, 'dev', 1, by);
  expect(kindOf(() => my.pin('shell@1.0.0 guide@1.0.1'))).toBe('frozen');
  expect(kindOf(() => my.pinAgain('1'))).toBe('frozen');
  disable(my.store, 'dev', 2, { name: 'guide', message: '점검', ...by });
  unfreeze(my.store, 'dev', 3, by);
  expect(my.pin('shell@1.0.0 guide@1.0.1').disabled).toHaveProperty('guide');
});

test('a change of staging or production needs a reason, and every change an actor', () => {
  const { set } = my.pin('shell@1.0.0 guide@1.0.0');
  const pin = (channel: 'dev' | 'staging', expected: number, more: object) =>
    kindOf(() => my.store.pinSet(channel, expected, { set, ...by, ...more }));
  expect(pin('staging', 0, { reason: ' ' })).toBe('check');
  expect(pin('dev', 1, { actor: '' })).toBe('check');
  expect(pin('dev', 1, { reason: '' })).toBe('done');
  expect(pin('staging', 0, {})).toBe('done');
});

test('a switch is refused on a stale revision, and where it would change nothing', () => {
  my.pin('shell@1.0.0 guide@1.0.0');
  expect(kindOf(() => freeze(my.store, 'dev', 0, by))).toBe('stale');
  expect(kindOf(() => freeze(my.store, 'staging', 0, by))).toBe('check');
  expect(kindOf(() => unfreeze(my.store, 'dev', 1, by))).toBe('check');
  expect(kindOf(() => enable(my.store, 'dev', 1, { name: 'guide', ...by }))).toBe('check');
  for (const name of ['shell', 'voc'])
    expect(kindOf(() => disable(my.store, 'dev', 1, { name, message: '', ...by }))).toBe('check');
  expect(revision()).toBe(1);
});

test('a set with a blocked version is refused until the version is allowed again', () => {
  my.pin('shell@1.0.0 guide@1.0.0');
  my.pin('shell@1.0.0 guide@1.0.1');
  my.block('guide', '1.0.0');
  expect(() => my.pinAgain('1')).toThrow(/guide@1\.0\.0 is blocked \(it leaks\)/);
  my.store.setStatus({ name: 'guide', version: '1.0.0', status: 'available', ...by });
  expect(my.pinAgain('1').set).toBe('1');
  my.store.setStatus({ name: 'guide', version: '1.0.1', status: 'deprecated', ...by });
  expect(my.pinAgain('2').set).toBe('2');
  expect(kindOf(() => my.block('guide', '9.9.9'))).toBe('check');
});

test('a set is refused whose remote needs another host than its shell has', () => {
  my.publish('guide', '1.0.0', 'guide', '^1.2.0');
  expect(() => my.pin('shell@1.1.0 guide@1.0.0')).toThrow(
    /guide@1\.0\.0 needs host \^1\.2\.0, which shell@1\.1\.0 does not have/,
  );
  expect(my.pin('shell@1.2.0 guide@1.0.0').revision).toBe(1);
});

test('a rollback is refused where a file is gone, and names the remote', () => {
  my.pin('shell@1.0.0 guide@1.0.0');
  my.pin('shell@1.0.0 guide@1.0.1');
  unlinkSync(join(my.root, 'versions/guide/1.0.0/client/remoteEntry.js'));
  expect(() => my.pinAgain('1')).toThrow(/^guide@1\.0\.0: .*remoteEntry\.js is missing/);
  expect(my.store.pin('dev')?.set).toBe('2');
});

test('a second rollback goes further back, and does not undo the first', () => {
  for (const patch of [0, 1, 2]) my.pin(`shell@1.0.0 guide@1.0.${patch}`);
  expect(my.store.setBefore('dev')).toBe('2');
  my.pinAgain('2');
  expect(my.store.setBefore('dev')).toBe('1');
  my.pinAgain('1');
  expect(my.store.setBefore('dev')).toBeNull();
  my.pin('shell@1.0.0 guide@1.0.3');
  expect(my.store.setBefore('dev')).toBe('1');
});

test('the last good version is the one before, and after a rollback not the one that was left', () => {
  my.pin('shell@1.0.0 guide@1.0.0');
  expect(goodOf('guide')).toBeUndefined();
  my.pin('shell@1.0.0 guide@1.0.1');
  my.pin('shell@1.0.0 guide@1.0.2 voc@1.0.0');
  expect([goodOf('guide'), goodOf('voc'), goodOf('shell')]).toEqual([
    '1.0.1',
    undefined,
    undefined,
  ]);
  my.pinAgain('2');
  expect(goodOf('guide')).toBe('1.0.0');
  my.pin('shell@1.0.0 guide@1.0.3');
  expect(goodOf('guide')).toBe('1.0.1');
});

test('a version that is blocked, or that was disabled to the end, is no last good one', () => {
  for (const patch of [0, 1, 2]) my.pin(`shell@1.0.0 guide@1.0.${patch}`);
  disable(my.store, 'dev', 3, { name: 'guide', message: '점검', ...by });
  my.pin('shell@1.0.0 guide@1.0.3');
  expect(goodOf('guide')).toBe('1.0.1');
  my.block('guide', '1.0.1');
  my.pin('shell@1.0.0 guide@1.0.3 voc@1.0.0');
  expect(goodOf('guide')).toBe('1.0.0');
  expect(my.store.versionBefore('dev', 'guide')?.version).toBe('1.0.0');
});

test('of a blocked version customers get the last good one, and without one the remote is disabled', () => {
  const served = () =>
    [...my.store.served('dev')].map(([name, { record, disabled }]) =>
      [name, record.version, disabled && (disabled.message ?? 'blocked')].join(' '),
    );
  my.pin('shell@1.0.0 guide@1.0.0 voc@1.0.0');
  my.pin('shell@1.0.0 guide@1.0.1 voc@1.0.0');
  my.block('guide', '1.0.1');
  expect(served()).toEqual(['shell 1.0.0 ', 'guide 1.0.0 ', 'voc 1.0.0 ']);
  my.block('guide', '1.0.0');
  my.block('voc', '1.0.0');
  expect(served()).toEqual(['shell 1.0.0 ', 'guide 1.0.1 blocked', 'voc 1.0.0 blocked']);
  disable(my.store, 'dev', 2, { name: 'voc', message: '점검', ...by });
  expect(served()[2]).toBe('voc 1.0.0 점검');
});

test('a last good version that does not fit the shell is not served', () => {
  my.publish('guide', '2.0.0', 'new', '^2.0.0');
  my.pin('shell@1.0.0 guide@1.0.0');
  my.pin('shell@2.0.0 guide@2.0.0');
  my.block('guide', '2.0.0');
  expect(my.store.served('dev').get('guide')?.disabled).toEqual({ message: null });
});

test('a blocked shell is replaced together with the remotes that need it', () => {
  my.publish('guide', '1.1.0', 'new', '^1.1.0');
  my.pin('shell@1.0.0 guide@1.0.0');
  my.pin('shell@1.1.0 guide@1.1.0');
  my.block('shell', '1.1.0');
  const served = [...my.store.served('dev').values()].map(({ record }) => record.version);
  expect(served).toEqual(['1.0.0', '1.0.0']);
  expect(() => my.block('shell', '1.0.0')).toThrow(/would have no shell/);
});

test('records from before this state existed are read, and the next ones build on them', () => {
  const { id } = my.makeSet(my.publish('shell', '1.0.0'), my.publish('guide', '1.0.0'));
  my.store.pinSet('dev', 0, { set: id, ...by });
  const { channel, set, setSha384 } = my.store.pinAt('dev', 1);
  for (const n of [1, 2])
    writeFileSync(
      join(my.root, `channels/dev/${n}.json`),
      JSON.stringify({ channel, revision: n, set, setSha384, ...by }),
    );
  my.store = new ReleaseStore(my.root);
  expect(my.store.pin('dev')).toMatchObject({ revision: 2, disabled: {}, frozen: null });
  const next = my.store.pinSet('dev', 2, {
    set: my.makeSet(my.store.version('shell', '1.0.0'), my.publish('guide', '1.0.1')).id,
    ...by,
  });
  expect(next).toMatchObject({ revision: 3, lastGood: { guide: { version: '1.0.0' } } });
  const { chains, faults } = verifyAudit(my.store);
  expect([faults, chains[0]?.unproven]).toEqual([[], 1]);
});
