import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { disable, ReleaseStore, sha384 } from '@portal/release-store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { wholePortal, type CommonPortal, type OwnPortal } from '../../shared/common-portal.ts';
import {
  ask,
  AT,
  createSet,
  publish,
  publishPart,
  quietPortal,
  version,
} from '../testing/parts.ts';
import { lookAgain, stopClock } from '../testing/stopped-clock.ts';

stopClock();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-common-'));
const store = new ReleaseStore(join(dataDir, 'store'));
const by = { actor: 'kim', reason: 'test', at: AT };

async function publishShell(number: string, more: { readsCommon?: true }) {
  const files = { 'main.js': `shell ${number}`, 'base.css': 'body {}' };
  return publish(store, { ...version('shell', number, null, files), ...more }, files);
}
const older = await publishShell('1.0.0', {});
const shell = await publishShell('1.0.1', { readsCommon: true });
const guide = [
  await publishPart(store, 'guide', '1.0.0'),
  await publishPart(store, 'guide', '1.0.1'),
];
const voc = await publishPart(store, 'voc', '1.0.0');
const pin = async (...parts: typeof guide) => {
  const set = await createSet(store, parts);
  await store.pinSet('dev', store.pin('dev')?.revision ?? 0, { set, ...by });
  lookAgain();
};
for (const one of guide) await pin(shell, one, voc);
const portal = await quietPortal(dataDir);
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(lookAgain);

const script = /<script [^>]*src="(\/-\/common\/[^"]+)" integrity="([^"]+)"/;
const withCookie = { host: 'localhost:3000', cookie: 'common=1' };

/** What the browser knows after it ran the page's file. */
async function known(path: string) {
  const { html, inlined } = await ask(portal, path);
  const [, src = '', integrity = ''] = script.exec(html) ?? [];
  const answer = await ask(portal, src);
  expect([answer.status, sha384(Buffer.from(answer.html))]).toEqual([200, integrity]);
  const browser: { portalCommon?: CommonPortal } = {};
  runInNewContext(answer.html, browser);
  const whole = wholePortal(inlined as unknown as OwnPortal, browser.portalCommon as CommonPortal);
  return { src, html, answer, whole: JSON.parse(JSON.stringify(whole)) as typeof whole };
}

test('a page loads what it has in common with others as a file that is kept for a year', async () => {
  const { src, html, answer, whole } = await known('/guide');
  expect(src).toMatch(/^\/-\/common\/[0-9a-f]{12}\/shell@1\.0\.1,guide@1\.0\.1,voc@1\.0\.0\.js$/);
  expect(html.indexOf(src)).toBeLessThan(html.indexOf('/main.js'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(html).not.toMatch(/"pages"|"businessNumber"/);
  // Together they say what a page says that has no file.
  const other = await ask(portal, '/guide', withCookie);
  expect(other.html).not.toMatch(script);
  expect(other.inlined).toEqual(whole);
});

test('a browser that could not load the file gets all of it in its documents, and others do not', async () => {
  for (let i = 0; i < 2; i++) {
    const { inlined } = await ask(portal, '/', withCookie);
    expect(inlined.parts[1]?.section.prefix).toBe('/guide');
    expect((await ask(portal, '/')).html).toMatch(script);
  }
});

test('that a part is disabled stands in the page, and the file stays the same', async () => {
  const before = await known('/voc');
  const change = { name: 'voc', message: '점검 중입니다', ...by };
  await disable(store, 'dev', store.pin('dev')?.revision ?? 0, change);
  lookAgain();
  const { src, whole } = await known('/voc');
  expect(src).toBe(before.src);
  const [, , disabled] = whole.parts;
  expect([disabled?.entry.sha384, disabled?.section.disabled]).toEqual(['', true]);
  expect((await ask(portal, '/voc', withCookie)).inlined).toEqual(whole);
});

test('a server answers for versions that its channel does not have any more, and for blocked ones', async () => {
  const { src } = await known('/');
  await pin(shell, voc);
  expect((await ask(portal, '/')).html).not.toContain(src);
  expect((await ask(portal, src)).status).toBe(200);
  await store.setStatus({ name: 'guide', version: '1.0.1', status: 'blocked', ...by });
  lookAgain();
  expect((await ask(portal, src)).status).toBe(200);
});

test('a server that is configured otherwise does not answer with another file', async () => {
  const { src } = await known('/');
  const other = await quietPortal(dataDir, { TAG_MANAGER_ID: 'GTM-TEST' });
  expect((await ask(other, src)).status).toBe(404);
  await other.close();
});

test.each([
  'guide@9.9.9',
  'guide@1.0.0,',
  'guide@../1.0.0',
  'guide%401.0.0%2F..',
  Array.from({ length: 65 }, () => 'guide@1.0.0').join(),
  '',
])('no page has the address %s', async (versions) => {
  const hash = '0'.repeat(12);
  expect((await ask(portal, `/-/common/${hash}/${versions}.js`)).status).toBe(404);
});

test('pages of an older shell have all of it', async () => {
  await pin(older, voc);
  const { html, inlined } = await ask(portal, '/');
  expect(html).not.toMatch(script);
  expect([inlined.company.brand, inlined.parts[1]?.section.prefix]).toEqual(['한결', '/voc']);
});
