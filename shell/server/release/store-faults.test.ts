import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, AT, createSet, publishPart, quietPortal } from '../testing/parts.ts';
import { lookAgain, passTime, stopClock } from '../testing/stopped-clock.ts';
import { liveReleases } from './live-release.ts';

stopClock();
let dataDir: string;
let store: ReleaseStore;
let portal: FastifyInstance;
const by = { actor: 'kim', reason: 'test', at: AT };
const at = (path: string) => join(dataDir, 'store', path);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-store-faults-'));
  store = new ReleaseStore(join(dataDir, 'store'));
  const shell = await publishPart(store, 'shell', '1.0.0');
  for (const number of ['1.0.0', '1.0.1'])
    await createSet(store, [shell, await publishPart(store, 'guide', number)]);
  await store.pinSet('dev', 0, { set: '1', ...by });
  portal = await quietPortal(dataDir);
});
afterEach(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

const page = async () => {
  const { status, inlined } = await ask(portal, '/guide');
  return [status, inlined.set];
};
const entry = () =>
  portal.inject({ url: '/r/guide/1.0.0/remoteEntry.js', headers: { host: 'localhost:3000' } });

test.each([
  ['gone', () => {}],
  ['an empty folder, as where a mount was lost', () => mkdirSync(at(''))],
])('a store that is %s: pages go on, files are 503, and it is there again', async (_, leave) => {
  expect(await page()).toEqual([200, '1']);
  expect((await entry()).statusCode).toBe(200);
  renameSync(at(''), join(dataDir, 'away'));
  leave();
  lookAgain();
  for (let i = 0; i < 3; i++) expect(await page()).toEqual([200, '1']);
  const { statusCode, headers } = await entry();
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  rmSync(at(''), { recursive: true, force: true });
  renameSync(join(dataDir, 'away'), at(''));
  await store.pinSet('dev', 1, { set: '2', ...by });
  lookAgain();
  expect(await page()).toEqual([200, '2']);
  expect((await entry()).statusCode).toBe(200);
});

test.each([
  ['cut off', 'channels/dev/2.json', (text: string) => text.slice(0, 100)],
  ['empty', 'channels/dev/2.json', () => ''],
  [
    'altered',
    'channels/dev/2.json',
    (text: string) => text.replace('"set": "2"', '"set": "9"').replace('"kim"', '"lee"'),
  ],
  ['of a set that was altered', 'sets/2.json', (text: string) => text.replace('kim', 'lee')],
  [
    'of a version that was altered',
    'versions/guide/1.0.1/version.json',
    (text: string) => text.replace('entry', 'chunk'),
  ],
])('a pin that is %s is not served: customers keep their set', async (_, file, alter) => {
  expect(await page()).toEqual([200, '1']);
  // Both pins appear between two looks of the portal.
  await store.pinSet('dev', 1, { set: '2', ...by });
  writeFileSync(at(file), alter(readFileSync(at(file), 'utf8')));
  lookAgain();
  expect(await page()).toEqual([200, '1']);
});

test('a portal on a slow disk looks less often, and still sees a new pin', async () => {
  const SLOW_MS = 15;
  let looks = 0;
  const slow = new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name, target) as unknown;
      if (name !== 'pin') return typeof value === 'function' ? value.bind(target) : value;
      return (channel: 'dev') => {
        looks++;
        passTime(SLOW_MS);
        return target.pin(channel);
      };
    },
  });
  const live = liveReleases(slow, 'dev', 'http://127.0.0.1');
  expect(live().base.set).toBe('1');
  live();
  lookAgain();
  live();
  looks = 0;
  const began = performance.now();
  while (performance.now() - began < 1500) {
    passTime(2);
    live();
  }
  // 1/20 of the 1.5 s is five looks. Without the limit it would look about 60 times.
  expect(looks).toBe(5);
  await store.pinSet('dev', 1, { set: '2', ...by });
  passTime(20 * SLOW_MS);
  expect(live().base.set).toBe('2');
});
