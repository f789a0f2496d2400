import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { inSpan, KIND, noteSpan, traced } from '@portal/metrics/traces';
import { startCollector } from '@portal/metrics/testing/otlp';
import { fastify, type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietPortal, sendReport } from '../testing/parts.ts';
import { pinRenderedShell } from '../testing/rendered-shell.ts';
import { traceProofs } from './portal-traces.ts';

const SECRET_KEY = 'a-secret-of-32-characters-or-more';
const STRANGERS = '4bf92f3577b34da6a3ce929d0e0e4736';
const STRANGERS_PARENT = `00-${STRANGERS}-00f067aa0ba902b7-01`;

const dataDir = mkdtempSync(join(tmpdir(), 'portal-traces-'));
await pinRenderedShell(dataDir, '/api/faqs/200001?name=minji');

let collector: Awaited<ReturnType<typeof startCollector>>;
/** Stands for the API, which has its own test: a query, then a provider. */
let api: FastifyInstance;
let portal: FastifyInstance | null;
/** The `traceparent` of each call that it got. */
let heard: unknown[];
beforeEach(async () => {
  heard = [];
  collector = await startCollector();
  api = fastify();
  await traced(api, readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), {
    service: 'portal-api',
    parentOf: ({ headers }) => headers['traceparent']?.toString() ?? null,
    isTraced: () => true,
  });
  api.get('/api/faqs/:number', async ({ headers }) => {
    heard.push(headers['traceparent']);
    return inSpan('membership points', { kind: KIND.client, attributes: {} }, async () => {
      noteSpan(1, false, () => ({ name: 'SELECT faq', kind: KIND.client, attributes: {} }));
      return {};
    });
  });
  await api.listen({ port: 0 });
});
afterEach(async () => {
  await Promise.all([portal?.close(), api.close()]);
  await collector.close();
  portal = null;
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function start(env: Record<string, string> = {}) {
  const API_URL = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const own = { API_URL, SECRET_KEY, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env };
  portal = await quietPortal(dataDir, own);
  return portal;
}
/** Asks a portal as a browser does. */
const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const headOf = (html: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]+)">`).exec(html)?.[1] ?? '';

const end = async () => {
  await Promise.all([portal?.close(), api.close()]);
};

test('a page view leads up to its document, and down to the query and the provider of each call', async () => {
  const app = await start({ RENDER_PROCESSES: '1', RENDER_LIMIT_MS: '30000' });
  const { body } = await get(app, '/?phone=010-0000-1001', { cookie: 'session=geheim' });
  expect(body).toContain('the page');
  const [, traceId = '', documentId = ''] = headOf(body, 'traceparent').split('-');
  const proof = headOf(body, 'tracestate');
  // The browser reports its view, and calls from it.
  const view = { traceId, spanId: 'b7ad6b7169203331', parentId: documentId };
  const times = { route: '/', ago: 900, took: 800 };
  await sendReport(app, '/-/page-views', { proof, ...view, ...times }, { from: '203.0.113.9' });
  const traceparent = `00-${traceId}-${view.spanId}-01`;
  await get(app, '/api/faqs/200001?name=minji', { traceparent, tracestate: proof });
  await end();

  const ofPage = [
    'portal-api GET /api/faqs/:number',
    'portal-web render section',
    'portal-web GET /',
  ];
  const ofCall = [
    'portal-api GET /api/faqs/:number',
    'portal-web GET /api/*',
    'portal-browser page view /',
    'portal-web GET /',
  ];
  const chains = collector.spans
    .filter(({ name }) => name === 'SELECT faq')
    .map((span) => collector.chainOf(span));
  const below = ['portal-api SELECT faq', 'portal-api membership points'];
  expect(chains).toContainEqual([...below, ...ofPage]);
  expect(chains).toContainEqual([...below, ...ofCall]);
  expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(collector.text()).not.toMatch(/minji|010-0000|geheim|200001|203\.0\.113/);
});

test('a cached page has the trace of its own answer', async () => {
  const app = await start({ RENDER_PROCESSES: '1', RENDER_LIMIT_MS: '30000' });
  const traces = [];
  for (let i = 0; i < 3; i++) traces.push(headOf((await get(app, '/')).body, 'traceparent'));
  expect(new Set(traces).size).toBe(3);
});

test.each([
  ['', {}, false],
  ['', { tracestate: 'portal=abc.0123456789012345678901' }, false],
  ['', { tracestate: traceProofs('another-secret-of-32-characters-or').make() }, false],
  ['', { tracestate: traceProofs(SECRET_KEY, () => Date.now() - 13 * 3_600_000).make() }, false],
  ['', { tracestate: traceProofs(SECRET_KEY).make() }, true],
  ['127.0.0.1', {}, true],
  ['127.0.0.1', { tracestate: 'portal=abc.0123456789012345678901' }, false],
])('with the proxies %j and %j, believes a given trace: %j', async (TRUST_PROXY, headers, yes) => {
  const app = await start({ TRUST_PROXY });
  await get(app, '/api/faqs/1', { traceparent: STRANGERS_PARENT, ...headers });
  await end();
  const traces = collector.spans.map(({ traceId }) => traceId === STRANGERS);
  expect(traces).toEqual(Array.from({ length: 4 }, () => yes));
});

test('page views without proof, of other sites, or of another shape are not exported', async () => {
  const app = await start();
  const good = {
    proof: traceProofs(SECRET_KEY).make(),
    traceId: STRANGERS,
    spanId: 'b7ad6b7169203331',
    parentId: null,
    route: '/',
    ago: 900,
    took: 800,
  };
  const report = (change: object, site = 'same-origin') =>
    sendReport(app, '/-/page-views', { ...good, ...change }, { from: '203.0.113.9', site });
  await report({ proof: 'portal=abc.0123456789012345678901' });
  await report({}, 'cross-site');
  await report({ traceId: '0'.repeat(32) });
  await report({ spanId: 'not hex' });
  await report({ took: 1e9 });
  await report({ route: '/customer/010-0000-1001' });
  for (let i = 0; i < 200; i++) await report({});
  await end();
  expect(collector.spans.length).toBeLessThanOrEqual(202);
  const names = new Set(collector.spans.map(({ name }) => name));
  expect([...names].sort()).toEqual(['page view /', 'page view unknown']);
  expect(collector.text()).not.toMatch(/010-0000/);
});

test('without a collector nothing is added, and a stranger’s trace still ends at the portal', async () => {
  const app = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  const { body } = await get(app, '/');
  expect(body).not.toContain('name="trace');
  await get(app, '/api/faqs/1', { traceparent: STRANGERS_PARENT, tracestate: 'vendor=1' });
  expect(heard).toEqual([undefined]);
});
