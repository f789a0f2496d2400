import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNames, ReleaseStore, verifyAudit, type CheckRecord } from '../index.ts';
import { by, passChecks, temporaryStore } from '../testing/temporary-store.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0');
  await my.pin('shell@1.0.0 guide@1.0.1');
});
afterEach(() => rmSync(my.root, { recursive: true }));

const stage = (set: string, verb: 'pin' | 'rollback' = 'pin') =>
  my.store.pinSet('staging', my.store.pin('staging')?.revision ?? 0, { set, verb, ...by });

/** Adds evidence like the newest, with changes. */
async function add(set: string, change: (newest: CheckRecord) => Partial<CheckRecord>) {
  const newest = my.store.evidence.newest(set) as CheckRecord;
  await my.store.evidence.add(newest.revision, { ...newest, ...change(newest) });
}
const failed = { faults: ['too heavy'], notes: [], figures: {}, tookMs: 1 };

test('staging takes a set once its newest evidence passed every check', async () => {
  await expect(stage('1')).rejects.toThrow('set 1 was not checked: release check 1');
  await passChecks(my.store, '1');
  await add('1', ({ results }) => ({ results: { ...results, weight: failed } }));
  await expect(stage('1')).rejects.toThrow('set 1 has not passed weight: ');
  await add('1', () => ({ waivers: { weight: by } }));
  expect((await stage('1')).set).toBe('1');
});

test.each(checkNames)('evidence without the check %s is not enough', async (name) => {
  await passChecks(my.store, '1');
  await add('1', ({ results: { [name]: _left, ...results } }) => ({ results }));
  await expect(stage('1')).rejects.toThrow(`set 1 has not passed ${name}: `);
});

test('ignores evidence about other bytes of the set', async () => {
  await passChecks(my.store, '2');
  await add('2', () => ({ setSha384: my.store.set('1').sha384 }));
  await expect(stage('2')).rejects.toThrow('set 2 was not checked');
});

test('without evidence a rollback takes only a set whose versions the channel had', async () => {
  await passChecks(my.store, '1');
  await stage('1');
  const { parts } = my.store.set('1').record;
  const content = { parent: null, note: '', author: 'kim', createdAt: by.at };
  const { id: same } = (await my.store.createSet({ ...content, parts })).record;
  await expect(stage(same)).rejects.toThrow('was not checked');
  expect((await stage(same, 'rollback')).set).toBe(same);
  await expect(stage('2', 'rollback')).rejects.toThrow('was not checked');
});

test('refuses evidence on a stale revision', async () => {
  await passChecks(my.store, '1');
  const newest = my.store.evidence.newest('1') as CheckRecord;
  await expect(my.store.evidence.add(0, newest)).rejects.toThrow(
    `set 1 was checked by kim at ${by.at} meanwhile (test): release check 1 again`,
  );
});

test('an audit names altered evidence', async () => {
  await passChecks(my.store, '1');
  await passChecks(my.store, '1');
  expect(verifyAudit(my.store).faults).toEqual([]);
  const path = 'checks/1/1.json';
  const text = JSON.stringify({ ...my.store.evidence.newest('1'), revision: 1, previous: null });
  writeFileSync(join(my.root, path), text);
  expect(verifyAudit(new ReleaseStore(my.root)).faults).toEqual([
    `${path} is not the record that checks/1/2.json was written after`,
  ]);
});

test('evidence is read once, and no longer counts after evidence that cannot be read', async () => {
  await passChecks(my.store, '1');
  const path = (revision: number) => join(my.root, `checks/1/${revision}.json`);
  const known = my.store.evidence.newest('1');
  rmSync(path(1));
  expect(my.store.evidence.newest('1')).toBe(known);
  writeFileSync(path(2), '{');
  await expect(stage('1')).rejects.toThrow('checks/1/2.json');
});
