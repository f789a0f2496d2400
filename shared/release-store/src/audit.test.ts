import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseStore, verifyAudit } from './index.ts';
import { temporaryStore } from './testing/temporary-store.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(async () => {
  my = temporaryStore();
  for (const patch of [0, 1, 2, 3]) await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
  await my.block('guide', '1.0.0');
  await my.block('guide', '1.0.1');
});
afterEach(() => rmSync(my.root, { recursive: true }));

const path = (name: string) => join(my.root, name);
const alter = (name: string, from: string, to: string) =>
  writeFileSync(path(name), readFileSync(path(name), 'utf8').replace(from, to));
const faults = () => verifyAudit(new ReleaseStore(my.root)).faults;

test('an untouched store has no fault', () => {
  const { chains, faults: found } = verifyAudit(my.store);
  expect(found).toEqual([]);
  expect(chains.map(({ name, revision, unproven }) => [name, revision, unproven])).toEqual([
    ['dev', 4, 0],
    ['staging', 0, 0],
    ['production', 0, 0],
    ['statuses', 2, 0],
    ['desk', 0, 0],
  ]);
});

test.each([
  ['a reason', 'channels/dev/2.json', '"test"', '"other"'],
  ['a set', 'sets/2.json', '"kim"', '"lee"'],
  ['a version', 'versions/guide/1.0.3/version.json', '"kind": "entry"', '"kind": "chunk"'],
  ['a status', 'statuses/1.json', 'it leaks', 'nothing'],
])('names %s that was altered', (_, file, from, to) => {
  alter(file, from, to);
  expect(faults()).toHaveLength(1);
  expect(faults()[0]).toContain(file);
});

test('names a removed record', () => {
  rmSync(path('channels/dev/3.json'));
  expect(faults()).toEqual(['channels/dev/3.json is missing']);
});

test('names an inserted record', () => {
  renameSync(path('channels/dev/4.json'), path('channels/dev/5.json'));
  copyFileSync(path('channels/dev/1.json'), path('channels/dev/4.json'));
  writeFileSync(path('channels/dev/extra.json'), '{}');
  expect(faults()).toEqual([
    'channels/dev/extra.json is no record of this chain',
    'channels/dev/4.json was written as revision 1',
    'channels/dev/4.json does not name the record before it',
    'channels/dev/5.json was written as revision 4',
    'channels/dev/4.json is not the record that channels/dev/5.json was written after',
  ]);
});

test('finds a change of the newest record by a hash noted elsewhere', () => {
  const { chains } = verifyAudit(my.store);
  const { name: chain = '', revision = 0, sha384 = '' } = chains[0] ?? {};
  const head = { chain, revision, sha384: sha384 ?? '' };
  expect(verifyAudit(my.store, [head]).faults).toEqual([]);
  alter('channels/dev/4.json', '"kim"', '"lee"');
  expect(faults()).toEqual([]);
  expect(verifyAudit(new ReleaseStore(my.root), [head]).faults).toEqual([
    'channels/dev/4.json is not the record that was noted',
  ]);
  rmSync(path('channels/dev/4.json'));
  expect(verifyAudit(new ReleaseStore(my.root), [head]).faults).toEqual([
    'channels/dev/4.json is missing',
  ]);
});

test('ignores what an interrupted writer left', () => {
  writeFileSync(path('channels/dev/.0b3c'), '{"chan');
  expect(faults()).toEqual([]);
});
