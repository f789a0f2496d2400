import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { folderStore, type FileStore } from './file-store.ts';

let folder: string;
let files: FileStore;
beforeEach(() => {
  folder = join(temporaryFolder(), 'files');
  files = folderStore(folder);
});

const bytes = Buffer.from([1, 2, 3]);
async function names(): Promise<string[]> {
  const found = [];
  for await (const name of files.names()) found.push(name);
  return found;
}

test('reads what was put, and lets only the owner open it', async () => {
  await files.put('a-photo', bytes);
  expect(await files.read('a-photo')).toEqual(bytes);
  expect(await names()).toEqual(['a-photo']);
  const modes = [folder, join(folder, 'a-photo')].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

test('reads null under a name that was not put, or was removed', async () => {
  expect(await files.read('a-photo')).toBeNull();
  await files.put('a-photo', bytes);
  await files.remove('a-photo');
  await files.remove('a-photo');
  expect([await files.read('a-photo'), await files.age('a-photo'), await names()]).toEqual([
    null,
    0,
    [],
  ]);
});

test('is left with one whole file when many put the same name at once', async () => {
  const contents = Array.from({ length: 20 }, (_, i) => Buffer.alloc(10_000, i));
  await Promise.all(contents.map((content) => files.put('a-photo', content)));
  const left = await files.read('a-photo');
  expect(contents.some((content) => left?.equals(content))).toBe(true);
  expect(readdirSync(folder)).toEqual(['a-photo']);
});

test('leaves no file behind where writing fails', async () => {
  const nothing = { byteLength: 1 } as Uint8Array;
  await expect(files.put('a-photo', nothing)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test('lists what a killed upload left behind, with its age', async () => {
  const left = 'a-photo.0f8fad5b-d9cb-469f-a165-70867728950e';
  writeFileSync(join(folder, left), bytes);
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(join(folder, left), hourAgo, hourAgo);
  expect(await names()).toEqual([left]);
  expect(Math.round((await files.age(left)) / 60_000)).toBe(60);
  await files.remove(left);
  expect(await names()).toEqual([]);
});

test.each(['', '.', '..', '../a', 'a/b', '/etc/passwd', 'a\0', 'a\\b', 'a.b.c', '한글'])(
  'refuses the name %j',
  async (name) => {
    for (const call of [
      () => files.put(name, bytes),
      () => files.read(name),
      () => files.remove(name),
    ])
      await expect(call()).rejects.toThrow('no name of a file in the store');
  },
);
