import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { ReleaseStore, sha384, type PageRecord, type VersionRecord } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { InlinedPortal } from '../../shared/inlined-portal.ts';
import { buildPortal } from '../app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-dev-part-'));
const store = new ReleaseStore(join(dataDir, 'store'));
const at = '2026-11-21T09:00:00.000Z';

const page: PageRecord = {
  id: 'page',
  pattern: '/',
  title: '화면',
  description: '',
  indexable: false,
  access: 'public',
  nav: null,
  task: null,
  skeleton: 'list',
  render: 'server',
  webView: false,
  canonical: {},
  query: [],
};
/** A version of a part with one page; `files` are its text by name. */
function version(
  name: string,
  number: string,
  prefix: string | null,
  files: Record<string, string>,
): VersionRecord {
  const entry = Object.keys(files)[0] ?? '';
  return {
    name,
    version: number,
    sourceHash: number,
    commit: null,
    builtAt: at,
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        {
          sha384: sha384(text),
          bytes: text.length,
          kind: file === entry ? ('entry' as const) : ('style' as const),
        },
      ]),
    ),
    server: null,
    shared: {},
    needs: { host: '' },
    section: {
      name,
      prefix,
      label: name,
      order: 1,
      pages: [{ ...page, pattern: prefix ?? '/' }],
    },
    preload: {},
  };
}
function publish(record: VersionRecord, files: Record<string, string>) {
  const bytes = Object.entries(files).map(([file, text]) => [file, Buffer.from(text)] as const);
  return store.publish(record, new Map(bytes), null);
}

const shellFiles = { 'main.js': 'shell', 'base.css': 'body {}' };
const guideFiles = { 'remoteEntry.js': 'guide' };
const versions = [
  publish(version('shell', '1.0.0', null, shellFiles), shellFiles),
  publish(version('guide', '1.0.0', '/guide', guideFiles), guideFiles),
];
const set = store.createSet({
  parent: null,
  parts: Object.fromEntries(
    versions.map(({ record, sha384: hash }) => [
      record.name,
      { version: record.version, sha384: hash },
    ]),
  ),
  note: '',
  author: 'kim',
  createdAt: at,
});
for (const channel of ['dev', 'production'] as const)
  store.pinSet(channel, 0, { set: set.record.id, actor: 'kim', reason: 'first', at });

// Nothing renders and no API answers: what a page is composed of is decided without them.
const common = {
  DATA_DIR: dataDir,
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

/** The header of `npm run dev`; the record as a published one would be. */
const headerOf = (record: object, changes = '/-/dev/changes') =>
  deflateRawSync(JSON.stringify({ record, changes })).toString('base64');

async function ask(app: FastifyInstance, path: string, part?: string) {
  const host = app === production ? 'portal.test' : 'localhost:3000';
  const headers = { host, ...(part !== undefined && { 'x-dev-part': part }) };
  const { statusCode, body, headers: answered } = await app.inject({ url: path, headers });
  const [, text = 'null'] = /id="portal"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return {
    status: statusCode,
    html: body,
    policy: String(answered['content-security-policy']),
    part: answered['x-dev-part'],
    inlined: JSON.parse(text) as InlinedPortal,
  };
}

const mine = version('guide', '0.0.0', '/guide', { 'remoteEntry.js': 'mine' });

test('puts the part into the place of its version, and leaves the others', async () => {
  const { status, part, html, inlined } = await ask(development, '/guide', headerOf(mine));
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
  const without = await ask(development, '/voc');
  expect(without.status).toBe(404);
  expect(without.policy).not.toContain('voc#webpack');
  const { status, inlined, policy } = await ask(development, '/voc', headerOf(voc));
  expect(status).toBe(200);
  expect(inlined.parts.map(({ name }) => name)).toEqual(['shell', 'guide', 'voc']);
  expect(policy).toContain('trusted-types shell#webpack guide#webpack voc#webpack');
});

test('the page reloads after a new build, under its own nonce', async () => {
  const { html, policy } = await ask(development, '/', headerOf(mine));
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(html).toContain(`<script nonce="${nonce}">new EventSource("/-/dev/changes")`);
});

test('each build is a set of its own, and the set that is pinned stays as it is', async () => {
  const again = version('guide', '0.0.0', '/guide', { 'remoteEntry.js': 'mine, changed' });
  const first = await ask(development, '/', headerOf(mine));
  const second = await ask(development, '/', headerOf(again));
  const pinned = await ask(development, '/');
  expect(new Set([first, second, pinned].map(({ inlined }) => inlined.set)).size).toBe(3);
  expect(pinned.inlined.set).toBe(set.record.id);
  expect(pinned.part).toBeUndefined();
  expect(pinned.html).not.toContain('EventSource');
});

test.each([
  ['no base64 of anything', '%%%'],
  ['a record without an entry', headerOf({ ...mine, files: {} })],
  ['an address elsewhere', headerOf(mine, 'https://evil.test/')],
])('refuses a header with %s', async (_, header) => {
  expect((await ask(development, '/', header)).status).toBe(400);
});

test('production does not read the header', async () => {
  for (const header of [headerOf(mine), '%%%']) {
    const { status, part, inlined, html } = await ask(production, '/guide', header);
    expect([status, part]).toEqual([200, undefined]);
    expect(inlined).toEqual((await ask(production, '/guide')).inlined);
    expect(html).not.toContain('EventSource');
  }
});
