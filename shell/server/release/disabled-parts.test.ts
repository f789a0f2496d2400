import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { disable, enable, ReleaseStore } from '@portal/release-store';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, AT, createSet, publishPart, quietPortal } from '../testing/parts.ts';
import { lookAgain, stopClock } from '../testing/stopped-clock.ts';

stopClock();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-disabled-'));
const store = new ReleaseStore(join(dataDir, 'store'));
const by = { actor: 'kim', reason: 'it leaks', at: AT };

const part = (name: string, number: string) => publishPart(store, name, number);
const shell = await part('shell', '1.0.0');
const guide = [await part('guide', '1.0.0'), await part('guide', '1.0.1')];
const voc = await part('voc', '1.0.0');
const sets: string[] = [];
for (const one of guide) sets.push(await createSet(store, [shell, one, voc]));
const revision = () => store.pin('dev')?.revision ?? 0;
for (const set of sets) await store.pinSet('dev', revision(), { set, ...by });

const portal = await quietPortal(dataDir);
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

const setStatus = (name: string, number: string, status: 'available' | 'blocked') =>
  store.setStatus({ name, version: number, status, ...by });
const versionsOf = async (path: string) =>
  (await ask(portal, path)).inlined.parts.map(({ name, version: one }) => `${name}@${one}`);
/** What open tabs are told. */
const told = async () =>
  JSON.parse((await ask(portal, '/-/release')).html) as Record<string, string>;
const fileStatus = async (path: string) => (await portal.inject(path)).statusCode;

beforeEach(lookAgain);

test('a disabled remote shows its message, and the others go on', async () => {
  const before = await ask(portal, '/voc');
  expect([before.status, before.inlined.set]).toEqual([200, sets[1]]);
  expect(before.html).toContain('/r/voc/1.0.0/remoteEntry.js');

  expect(await told()).toEqual({ set: sets[1], openTabs: 'quiet' });
  await disable(store, 'dev', revision(), { name: 'voc', message: '점검 중입니다', ...by });
  lookAgain();
  const { status, html, headers, inlined } = await ask(portal, '/voc');
  expect([status, headers['retry-after']]).toEqual([503, '30']);
  expect(html).not.toContain('src="/r/voc/');
  expect(html.match(/<script[^>]* src="([^"]+)"/g)).toHaveLength(1);
  const entries = inlined.parts.map(({ name, entry, section }) => [
    name,
    entry.sha384 !== '',
    section.disabled ?? false,
  ]);
  expect(entries).toEqual([
    ['shell', true, false],
    ['guide', true, false],
    ['voc', false, true],
  ]);
  for (const path of ['/', '/guide']) {
    const other = await ask(portal, path);
    expect([other.status, other.inlined.set]).toEqual([200, inlined.set]);
  }
  expect(inlined.set).not.toBe(before.inlined.set);
  expect(await told()).toEqual({ set: inlined.set, openTabs: 'normal' });

  // Another time to come back is another release for pages that are cached.
  const until = '2030-01-01T00:00:00.000Z';
  await disable(store, 'dev', revision(), { name: 'voc', message: '점검 중입니다', until, ...by });
  lookAgain();
  expect((await told())['set']).not.toBe(inlined.set);

  await enable(store, 'dev', revision(), { name: 'voc', ...by });
  lookAgain();
  expect((await ask(portal, '/voc')).inlined).toEqual(before.inlined);
  expect(await told()).toEqual({ set: sets[1], openTabs: 'normal' });
});

test('open tabs follow a block and a rollback, but not a pin', async () => {
  await store.pinSet('dev', revision(), { set: sets[1] ?? '', ...by });
  lookAgain();
  expect((await told())['openTabs']).toBe('quiet');
  await setStatus('guide', '1.0.1', 'blocked');
  lookAgain();
  expect(await told()).toMatchObject({ set: expect.stringMatching(/\+/), openTabs: 'normal' });
  await setStatus('guide', '1.0.1', 'available');
  lookAgain();
  expect((await told())['openTabs']).toBe('quiet');
  await store.pinSet('dev', revision(), { set: sets[0] ?? '', verb: 'rollback', ...by });
  lookAgain();
  expect(await told()).toEqual({ set: sets[0], openTabs: 'normal' });
  await store.pinSet('dev', revision(), { set: sets[1] ?? '', ...by });
});

test('of a blocked version neither page nor file is served: customers get the last good one', async () => {
  expect(await fileStatus('/r/guide/1.0.1/remoteEntry.js')).toBe(200);
  await setStatus('guide', '1.0.1', 'blocked');
  lookAgain();
  const { status, html } = await ask(portal, '/guide');
  expect(status).toBe(200);
  expect(html).not.toContain('src="/r/guide/1.0.1/');
  expect(html).toContain('src="/r/guide/1.0.0/remoteEntry.js"');
  expect(await versionsOf('/')).toEqual(['shell@1.0.0', 'guide@1.0.0', 'voc@1.0.0']);
  expect(await fileStatus('/r/guide/1.0.1/remoteEntry.js')).toBe(404);
  expect(await fileStatus('/r/guide/1.0.0/remoteEntry.js')).toBe(200);
});

test('where no good version is left the section is disabled, until one is allowed', async () => {
  await setStatus('guide', '1.0.0', 'blocked');
  lookAgain();
  const { status, html, inlined } = await ask(portal, '/guide');
  expect([status, inlined.parts[1]?.section.disabled]).toEqual([503, true]);
  expect(html).not.toContain('src="/r/guide/');
  expect((await ask(portal, '/voc')).status).toBe(200);
  await setStatus('guide', '1.0.1', 'available');
  lookAgain();
  const again = await ask(portal, '/guide');
  expect([again.status, again.inlined.set]).toEqual([200, sets[1]]);
});

test('a pin without a valid signature is not served: customers keep their set', async () => {
  const signature = { key: 'stranger', value: 'AAAA' };
  const forged = { ...store.pin('dev'), set: sets[0], revision: revision() + 1, signature };
  writeFileSync(join(store.root, `channels/dev/${forged.revision}.json`), JSON.stringify(forged));
  lookAgain();
  const { status, inlined } = await ask(portal, '/guide');
  expect([status, inlined.set]).toEqual([200, sets[1]]);
  expect(await fileStatus('/r/guide/1.0.1/remoteEntry.js')).toBe(200);
});
