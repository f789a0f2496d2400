import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { openStore, sha384 } from '@portal/release-store';
import { passChecks } from '@portal/release-store/testing';
import { keysOf } from '@portal/release-store/testing/keys';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { buildPortal } from '../app.ts';
import { ask, AT, createSet, publish, version } from '../testing/parts.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-dev-part-'));
const keys = keysOf(dataDir, [{ id: 'minji', role: 'manager', remotes: ['*'] }]);
const store = await openStore(keys.of('minji'), { as: 'command', follows: false, warn() {} });

const shellFiles = { 'main.js': 'shell', 'base.css': 'body {}' };
const guideFiles = { 'remoteEntry.js': 'guide' };
const set = await createSet(store, [
  await publish(store, version('shell', '1.0.0', null, shellFiles), shellFiles),
  await publish(store, version('guide', '1.0.0', '/guide', guideFiles), guideFiles),
]);
await passChecks(store, set);
for (const channel of ['dev', 'production'] as const)
  await store.pinSet(channel, 0, { set, actor: 'kim', reason: 'first', at: AT });

// Nothing renders and no API answers: neither decides which parts a page gets.
const common = {
  ...keys.of(),
  RENDER_PROCESSES: '0',
  API_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
};
const development = await buildPortal(readConfig(common));
const production = await buildPortal(
  readConfig({
    ...common,
    PORTAL_ENV: 'production',
    CHANNEL: 'production',
    PORTAL_ORIGIN: 'https://portal.test',
    BRIDGE_ORIGIN: 'https://bridge.test',
    SECRET_KEY: 'x'.repeat(32),
    DATABASE_URL: 'postgres://db/portal',
    PERSONAL_DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
    MEMBERSHIP_URL: 'https://member.test',
    MEMBERSHIP_KEY: 'm',
    BILLING_URL: 'https://billing.test',
    BILLING_KEY: 'b',
    KIBNET_URL: 'https://kibnet.test',
    KIBNET_KEY: 'k',
    MESSAGE_URL: 'https://messages.test',
    MESSAGE_APP_KEY: 'a',
    MESSAGE_SECRET_KEY: 's',
    MESSAGE_SENDER_KEY: 'k',
    IDENTITY_URL: 'https://identity.test',
    POSTCODE_SCRIPT_URL: 'https://postcode.test',
    PAYMENT_SCRIPT_URL: 'https://pg.test/pgweb.js',
    PAYMENT_FORM_URL: 'https://pg.test/v3Payment.jsp',
    PAYMENT_API_URLS: 'https://pg.test/webapi',
    IDENTITY_CLIENT_ID: 'i',
    IDENTITY_CLIENT_KEY: 'k',
    PAYMENT_MERCHANT_ID: 'p',
    PAYMENT_MERCHANT_KEY: 'k',
  }),
);
afterAll(async () => {
  await development.close();
  await production.close();
  rmSync(dataDir, { recursive: true });
});

/** The header that `npm run dev` sends, with a record like a published one. */
const headerOf = (record: object, changes = '/-/dev/changes') =>
  deflateRawSync(JSON.stringify({ record, changes })).toString('base64');

async function askWith(app: FastifyInstance, path: string, part?: string) {
  const host = app === production ? 'portal.test' : 'localhost:3000';
  const { headers, ...page } = await ask(app, path, {
    host,
    ...(part !== undefined && { 'x-dev-part': part }),
  });
  return {
    ...page,
    policy: String(headers['content-security-policy']),
    part: headers['x-dev-part'],
  };
}

const mine = version('guide', '0.0.0', '/guide', { 'remoteEntry.js': 'mine' });

test('replaces the part’s version, and leaves the others', async () => {
  const { status, part, html, inlined } = await askWith(development, '/guide', headerOf(mine));
  expect([status, part]).toEqual([200, 'guide']);
  expect(inlined.parts.map(({ name, version }) => `${name}@${version}`)).toEqual([
    'shell@1.0.0',
    'guide@0.0.0',
  ]);
  expect(inlined.parts[1]).toMatchObject({
    base: '/r/guide/0.0.0/',
    entry: { file: 'remoteEntry.js', sha384: sha384('mine') },
  });
  expect(html).not.toContain('/r/guide/1.0.0/');
});

test('adds a part that the portal does not have, with its right to make scripts', async () => {
  const voc = version('voc', '0.0.0', '/voc', { 'remoteEntry.js': 'voc' });
  const without = await askWith(development, '/voc');
  expect(without.status).toBe(404);
  expect(without.policy).not.toContain('voc#webpack');
  const { status, inlined, policy } = await askWith(development, '/voc', headerOf(voc));
  expect(status).toBe(200);
  expect(inlined.parts.map(({ name }) => name)).toEqual(['shell', 'guide', 'voc']);
  expect(policy).toContain('trusted-types shell#webpack guide#webpack voc#webpack');
});

test('the page reloads after a new build, under its own nonce', async () => {
  const { html, policy } = await askWith(development, '/', headerOf(mine));
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(html).toContain(`<script nonce="${nonce}">new EventSource("/-/dev/changes")`);
});

test('each build is a set of its own, and the set that is pinned stays as it is', async () => {
  const again = version('guide', '0.0.0', '/guide', { 'remoteEntry.js': 'mine, changed' });
  const first = await askWith(development, '/', headerOf(mine));
  const second = await askWith(development, '/', headerOf(again));
  const pinned = await askWith(development, '/');
  expect(new Set([first, second, pinned].map(({ inlined }) => inlined.set)).size).toBe(3);
  expect(pinned.inlined.set).toBe(set);
  expect(pinned.part).toBeUndefined();
  expect(pinned.html).not.toContain('EventSource');
});

test.each([
  ['no base64 of anything', '%%%'],
  ['a record without an entry', headerOf({ ...mine, files: {} })],
  ['an address elsewhere', headerOf(mine, 'https://evil.test/')],
])('refuses a header with %s', async (_, header) => {
  expect((await askWith(development, '/', header)).status).toBe(400);
});

test('production does not read the header', async () => {
  for (const header of [headerOf(mine), '%%%']) {
    const { status, part, inlined, html } = await askWith(production, '/guide', header);
    expect([status, part]).toEqual([200, undefined]);
    expect(inlined).toEqual((await askWith(production, '/guide')).inlined);
    expect(html).not.toContain('EventSource');
  }
});
