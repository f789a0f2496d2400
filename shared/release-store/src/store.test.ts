import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appendFileSync, mkdirSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseStore, sha384 } from './index.ts';
import { by, serverCode, temporaryStore } from './testing/temporary-store.ts';

let root: string;
let store: ReleaseStore;
let publish: ReturnType<typeof temporaryStore>['publish'];
let makeSet: ReturnType<typeof temporaryStore>['makeSet'];
beforeEach(() => void ({ root, store, publish, makeSet } = temporaryStore()));
afterEach(() => rmSync(root, { recursive: true }));

test('reserves a patch number for each caller', async () => {
  expect(await store.reserveVersion('guide', '1.0')).toBe('1.0.0');
  expect(await store.reserveVersion('guide', '1.0')).toBe('1.0.1');
  expect(await new ReleaseStore(root).reserveVersion('guide', '1.0')).toBe('1.0.2');
  expect(await store.reserveVersion('guide', '1.1')).toBe('1.1.0');
  expect(store.versions('guide')).toEqual([]);
});

test('lists versions by number and finds one by its sources', async () => {
  for (const version of ['1.0.2', '1.0.10', '1.0.9']) await publish('guide', version);
  expect(store.versions('guide')).toEqual(['1.0.2', '1.0.9', '1.0.10']);
  expect(store.versionBySource('guide', sha384('guide 1.0.9'))?.record.version).toBe('1.0.9');
  expect(store.versionBySource('guide', 'other')).toBeNull();
});

test('accepts the same bytes again and refuses others under the same version', async () => {
  const first = await publish('guide', '1.0.0');
  expect((await publish('guide', '1.0.0')).sha384).toBe(first.sha384);
  await expect(publish('guide', '1.0.0', 'other')).rejects.toThrow(/other bytes are published/);
  expect(store.version('guide', '1.0.0').sha384).toBe(first.sha384);
});

test('refuses files that are not what version.json declares', async () => {
  const { record } = await publish('guide', '1.0.0');
  const altered = new Map([['remoteEntry.js', Buffer.from('altered')]]);
  const publishAs = (files: Map<string, Uint8Array>, server: Uint8Array) =>
    store.publish({ ...record, version: '1.0.1' }, files, server);
  const files = new Map([['remoteEntry.js', Buffer.from('guide 1.0.0')]]);
  await expect(publishAs(altered, serverCode)).rejects.toThrow(/not what/);
  await expect(publishAs(files, Buffer.from('altered'))).rejects.toThrow(/not what/);
  expect(store.versions('guide')).toEqual(['1.0.0']);
});

test('notices an altered version.json through the hash in the set', async () => {
  const set = await makeSet(await publish('guide', '1.0.0'));
  appendFileSync(join(root, 'versions/guide/1.0.0/version.json'), ' ');
  await expect(store.pinSet('dev', 0, { set: set.id, ...by })).rejects.toThrow(/was altered/);
});

test('pins a set, one revision after the other', async () => {
  const a = await makeSet(await publish('guide', '1.0.0'));
  const b = await makeSet(await publish('guide', '1.0.1'));
  expect(store.pin('dev')).toBeNull();
  expect((await store.pinSet('dev', 0, { set: a.id, ...by })).revision).toBe(1);
  expect((await store.pinSet('dev', 1, { set: b.id, ...by })).revision).toBe(2);
  expect(store.pin('dev')).toMatchObject({ revision: 2, set: b.id, actor: 'kim' });
  expect(store.pin('staging')).toBeNull();
});

test('sees a pin of another process', async () => {
  const set = await makeSet(await publish('guide', '1.0.0'));
  await store.pinSet('dev', 0, { set: set.id, ...by });
  const other = new ReleaseStore(root);
  expect(other.pin('dev')?.revision).toBe(1);
  await store.pinSet('dev', 1, { set: set.id, ...by });
  expect(other.pin('dev')?.revision).toBe(2);
});

test('refuses a stale revision and writes nothing', async () => {
  const set = await makeSet(await publish('guide', '1.0.0'));
  await store.pinSet('dev', 0, { set: set.id, ...by });
  for (const expected of [0, 2, 7])
    await expect(store.pinSet('dev', expected, { set: set.id, ...by })).rejects.toThrow(
      /look again/,
    );
  expect(readdirSync(join(root, 'channels/dev'))).toEqual(['1.json']);
});

test('returns the server’s code of a version, and refuses an altered one', async () => {
  const { record } = await publish('guide', '1.0.0');
  expect(store.serverCode(record)).toBe('exports.app = {};');
  appendFileSync(join(root, 'versions/guide/1.0.0/server.cjs'), ' ');
  expect(() => store.serverCode(record)).toThrow(/was altered/);
});

test('refuses a set whose server code is missing', async () => {
  const set = await makeSet(await publish('guide', '1.0.0'));
  unlinkSync(join(root, 'versions/guide/1.0.0/server.cjs'));
  await expect(store.pinSet('dev', 0, { set: set.id, ...by })).rejects.toThrow(
    /server.cjs is missing/,
  );
});

test('reads versions from before the server could render', async () => {
  const { record } = await publish('guide', '1.0.0');
  const folder = join(root, 'versions/guide/0.9.0');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'version.json'),
    JSON.stringify({ ...record, server: undefined, version: '0.9.0' }),
  );
  expect(store.version('guide', '0.9.0').record.server).toBeNull();
});

test('refuses a set with a missing file', async () => {
  const set = await makeSet(await publish('guide', '1.0.0'));
  unlinkSync(join(root, 'versions/guide/1.0.0/client/remoteEntry.js'));
  await expect(store.pinSet('dev', 0, { set: set.id, ...by })).rejects.toThrow(
    /remoteEntry.js is missing/,
  );
});

test('refuses what does not exist', async () => {
  await expect(store.pinSet('dev', 0, { set: '99', ...by })).rejects.toThrow(
    /sets\/99.json is missing/,
  );
  expect(() => store.version('guide', '1.0.0')).toThrow(/is missing/);
});
