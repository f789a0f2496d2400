import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { temporaryStore } from '@portal/release-store/testing';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runVerb } from '../testing/run-verb.ts';
import type { StorageState } from './storage.ts';

let my: ReturnType<typeof temporaryStore>;
let said: string[];
let hasFailed: boolean;
beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0');
  await my.pin('shell@1.0.0 guide@1.0.1');
  said = [];
  hasFailed = false;
});
afterEach(() => rmSync(my.root, { recursive: true, force: true }));

const look = () =>
  runVerb(
    my.store,
    'storage',
    {},
    {
      say: (text) => void said.push(text),
      fail: () => void (hasFailed = true),
    },
  ) as Promise<StorageState>;

test('counts versions, sets and bytes, and says why each version is kept', async () => {
  await my.publish('voc', '1.0.0');
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const tabs = { 'guide@1.0.0': 2 };
  for (const at of [days(0), days(10)])
    await my.store.counts('dev').add({ at, server: 'a', rows: [], tabs, failures: [] });
  const { medium, sets, versions, trouble } = await look();
  expect(medium).toMatchObject({ kind: 'folder', bytes: null });
  expect(medium?.free).toBeGreaterThan(0);
  expect([sets, trouble, hasFailed]).toEqual([2, [], false]);
  const [guide] = versions ?? [];
  const bytes = 'guide 1.0.0'.length + 'exports.app = {};'.length;
  expect(guide).toMatchObject({ name: 'guide', version: '1.0.0', bytes, tabs: 4, tabsNow: 2 });
  expect(versions?.map(({ name, version, channels }) => [`${name}@${version}`, channels])).toEqual([
    ['guide@1.0.0', ['dev']],
    ['guide@1.0.1', ['dev']],
    ['shell@1.0.0', ['dev']],
    ['voc@1.0.0', []],
  ]);
  expect(said[1]).toBe('2 sets, 4 versions with 0.0 MB, of which gc would delete 0 with 0.0 MB');
  const { record } = my.store.version('voc', '1.0.0');
  const large = {
    ...record,
    version: '1.0.1',
    server: { sha384: record.server?.sha384, bytes: 1.5 * 1024 ** 3 },
  };
  const path = join(my.root, 'versions/voc/1.0.1');
  mkdirSync(path);
  writeFileSync(join(path, 'version.json'), JSON.stringify(large));
  writeFileSync(join(path, 'server.cjs'), '');
  cpSync(join(my.root, 'versions/voc/1.0.0/client'), join(path, 'client'), { recursive: true });
  await look();
  expect(said.at(-1)).toMatch(/^2 sets, 5 versions with 1,536\.0 MB, /);
});

test('names a missing or altered file of a served version, and no other file', async () => {
  await my.publish('voc', '1.0.0');
  const at = (path: string) => join(my.root, 'versions', path);
  rmSync(at('voc/1.0.0/client/remoteEntry.js'));
  expect((await look()).trouble).toEqual([]);
  writeFileSync(at('guide/1.0.1/client/remoteEntry.js'), 'altered');
  rmSync(at('shell/1.0.0/server.cjs'));
  const { trouble } = await look();
  expect(trouble.map(({ kind, message }) => `${kind} ${message.split(' ')[0]}`).sort()).toEqual([
    'damaged versions/guide/1.0.1/client/remoteEntry.js',
    'damaged versions/shell/1.0.0/server.cjs',
  ]);
  expect(hasFailed).toBe(true);
});

test('names an unreadable record, and lists no versions', async () => {
  writeFileSync(join(my.root, 'sets/1.json'), '{}');
  const { medium, versions, trouble } = await look();
  expect([medium?.kind, versions]).toEqual(['folder', null]);
  expect(trouble).toEqual([{ kind: 'damaged', message: 'sets/1.json was altered' }]);
});

test('says that the store is away, and lists no versions', async () => {
  rmSync(my.root, { recursive: true });
  const { medium, versions, trouble } = await look();
  expect([medium, versions]).toEqual([null, null]);
  expect(trouble[0]).toMatchObject({
    kind: 'away',
    message: expect.stringMatching(/is away .* mount it again/),
  });
  expect([said, hasFailed]).toEqual([[expect.stringMatching(/^away /)], true]);
});

test.each([
  ['full', { free: 1000 }, 0],
  ['slow', { free: null }, 1200],
] as const)('says that the store is %s', async (kind, state, waitMs) => {
  const medium = { kind: 'folder' as const, bytes: null, ...state };
  const began = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => began);
  my.store.mediumState = async () => {
    clock.mockImplementation(() => began + waitMs);
    return medium;
  };
  const { trouble } = await look();
  clock.mockRestore();
  expect(trouble.map((one) => one.kind)).toEqual([kind]);
  expect(hasFailed).toBe(true);
});
