import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { watch } from '../testing/child.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockFolder } from './folder-lock.ts';

const newFolder = () => join(temporaryFolder(), 'data', 'db');
const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'folder-lock.ts')).href);

/** Another process that locks the folder until it ends. */
const holder = (folder: string) =>
  watch(
    spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { lockFolder } from ${module};
       try { lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000); }
       catch (error) { console.log(error.name + ': ' + error.message); }`,
    ]),
  );

test('refuses other processes, and names the holder', async () => {
  const folder = newFolder();
  const first = holder(folder);
  await first.says('held');
  const second = holder(folder);
  expect(await second.ended).toBe(0);
  expect(second.output).toContain(`StartError: ${folder} is in use by process ${first.child.pid}:`);
  expect(() => lockFolder(folder)).toThrow('is in use by process');
  first.child.kill('SIGKILL');
  await first.ended;
});

test('is released at once when its holder is killed', async () => {
  const folder = newFolder();
  for (const round of [1, 2, 3]) {
    const each = holder(folder);
    await each.says('held');
    each.child.kill('SIGKILL');
    expect([round, await each.ended]).toEqual([round, 'SIGKILL']);
  }
  lockFolder(folder)();
});

test('is taken by exactly one of many processes after a kill', async () => {
  const folder = newFolder();
  const dead = holder(folder);
  await dead.says('held');
  dead.child.kill('SIGKILL');
  await dead.ended;
  const all = Array.from({ length: 6 }, () => holder(folder));
  await Promise.all(all.map((each) => Promise.race([each.says('held'), each.ended])));
  const held = all.filter((each) => each.output.includes('held'));
  for (const each of held) each.child.kill('SIGKILL');
  await Promise.all(all.map((each) => each.ended));
  expect(held).toHaveLength(1);
});

test('is released by its holder, and is separate for each folder', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  const other = lockFolder(newFolder());
  expect(() => lockFolder(folder)).toThrow();
  unlock();
  expect(() => lockFolder(folder)()).not.toThrow();
  other();
});
