import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ask, AT, createSet, quietPortal, version } from '../testing/parts.ts';
import { lookAgain, stopClock } from '../testing/stopped-clock.ts';

stopClock();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-altered-'));
const store = new ReleaseStore(join(dataDir, 'store'));

/** Publishes a version with a file of each kind, and their compressed forms, as a build does. */
function part(name: string, number: string) {
  const isShell = name === 'shell';
  const texts = {
    [isShell ? 'main.js' : 'remoteEntry.js']: `${name} ${number}`,
    'chunk.js': `chunk of ${name} ${number}`,
    'base.css': `body { --of: '${name} ${number}' }`,
    'icon.svg': `<svg><title>${name} ${number}</title></svg>`,
    'share.png': `picture of ${name} ${number}`,
    'preload.json': `{"${name}":[]}`,
    'NOTICE.txt': `notice of ${name} ${number}`,
  };
  const record = version(name, number, isShell ? null : `/${name}`, texts);
  const files = Object.entries(texts).flatMap(([file, text]) => [
    [file, Buffer.from(text)] as const,
    [`${file}.br`, brotliCompressSync(text)] as const,
    [`${file}.gz`, gzipSync(text)] as const,
  ]);
  return store.publish(record, new Map(files), null);
}

let portal: FastifyInstance;
beforeAll(async () => {
  for (const number of ['1.0.0', '1.0.1']) {
    const set = await createSet(store, [await part('shell', number), await part('guide', number)]);
    const expected = store.pin('dev')?.revision ?? 0;
    await store.pinSet('dev', expected, { set, actor: 'kim', reason: 'test', at: AT });
  }
  portal = await quietPortal(dataDir);
});
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(lookAgain);

const get = (path: string, encoding: string) =>
  portal.inject({ url: path, headers: { 'accept-encoding': encoding } });
const served = async () =>
  (await ask(portal, '/guide')).inlined.parts.map((one) => `${one.name}@${one.version}`);

/** Flips a bit in the middle of a file. Returns an undo. */
function flip(path: string) {
  const right = readFileSync(path);
  const wrong = Buffer.from(right);
  wrong.writeUInt8(wrong.readUInt8(wrong.length >> 1) ^ 1, wrong.length >> 1);
  writeFileSync(path, wrong);
  return () => writeFileSync(path, right);
}

const kinds = ['chunk.js', 'base.css', 'icon.svg', 'share.png', 'preload.json', 'NOTICE.txt'];
const cases = [
  ...['main.js', ...kinds].map((file) => ['shell', file] as const),
  ...['remoteEntry.js', ...kinds].map((file) => ['guide', file] as const),
];
test.each(cases)(
  '%s: an altered %s is served in no form, and customers get the last good version until it is right',
  async (name, file) => {
    const path = `/r/${name}/1.0.1/${file}`;
    const onDisk = join(store.clientFolder(name, '1.0.1'), file);
    expect((await get(path, 'br')).statusCode).toBe(200);
    for (const ending of ['', '.br', '.gz']) {
      const repair = flip(onDisk + ending);
      for (const encoding of ['br', 'gzip', 'identity'])
        expect((await get(path, encoding)).statusCode).toBe(404);
      expect(await served()).toEqual(
        name === 'shell' ? ['shell@1.0.0', 'guide@1.0.1'] : ['shell@1.0.1', 'guide@1.0.0'],
      );
      repair();
      expect((await get(path, 'gzip')).statusCode).toBe(200);
      expect(await served()).toEqual(['shell@1.0.1', 'guide@1.0.1']);
    }
  },
);

test('a page never has an altered base.css', async () => {
  const repair = flip(join(store.clientFolder('shell', '1.0.1'), 'base.css'));
  expect((await ask(portal, '/guide')).html).not.toContain('--of');
  expect((await ask(portal, '/guide')).html).toContain("--of: 'shell 1.0.0'");
  repair();
});

test('a file that no version.json declares is not served', async () => {
  const path = join(store.clientFolder('guide', '1.0.1'), 'more.js');
  writeFileSync(path, 'alert(1)');
  expect((await get('/r/guide/1.0.1/more.js', 'identity')).statusCode).toBe(404);
});
