import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { fastify, type FastifyInstance } from 'fastify';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { measured } from '../measured.ts';
import { startCollector } from '../testing/otlp.ts';
import {
  inSpan,
  KIND,
  noteSpan,
  sampledTrace,
  traced,
  traceHeaders,
  type Traces,
} from './index.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

let collector: Awaited<ReturnType<typeof startCollector>>;
let app: FastifyInstance;
let traces: Traces | null;
/** What the server logged. */
let lines: Record<string, unknown>[];
beforeEach(async () => void (collector = await startCollector()));
afterEach(async () => {
  await app.close();
  await collector.close();
});

const query = () => ({
  name: 'SELECT',
  kind: KIND.client,
  attributes: { 'db.query.text': 'select' },
});

/** A server whose requests are traced. It believes every `traceparent`, and has a query below each order. */
async function server(env: NodeJS.ProcessEnv = {}) {
  lines = [];
  const stream = {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  };
  app = fastify({ logger: { stream } });
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
  measured(app, config, 'METRICS_PORT');
  traces = await traced(app, config, {
    service: 'portal-test',
    parentOf: ({ headers }) => headers['traceparent']?.toString() ?? null,
    isTraced: (route) => route !== '/health',
  });
  app.get('/health', async () => 'well');
  app.post('/orders/:number', async () =>
    inSpan('provider ask', { kind: KIND.client, attributes: {} }, async () => {
      await new Promise(setImmediate);
      noteSpan(2, false, query);
      return { ...traceHeaders(), document: sampledTrace() };
    }),
  );
  app.get('/fails/:number', async () => {
    await inSpan('provider ask', { attributes: {} }, () => Promise.reject(new Error('최민지')));
  });
  return app;
}
const order = (headers: Record<string, string> = { traceparent: PARENT }) =>
  app.inject({ method: 'POST', url: '/orders/200001?name=최민지', headers, payload: { a: 1 } });

test('exports a request below its parent, and what it waited for below the request', async () => {
  await server();
  const answer = await order();
  await app.close();
  const [sql] = collector.spans.filter(({ name }) => name === 'SELECT');
  expect(sql && collector.chainOf(sql)).toEqual([
    'portal-test SELECT',
    'portal-test provider ask',
    'portal-test POST /orders/:number',
  ]);
  const [request] = collector.spans.filter(({ kind }) => kind === 2);
  expect(request).toMatchObject({
    traceId: TRACE,
    parentSpanId: '00f067aa0ba902b7',
    status: 0,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/orders/:number',
      'http.response.status_code': 200,
    },
  });
  const [provider] = collector.spans.filter(({ name }) => name === 'provider ask');
  const header = `00-${TRACE}-${provider?.spanId}-01`;
  expect(answer.json()).toEqual({ traceparent: header, document: header });
});

test('log lines of a request have its trace, and other lines have none', async () => {
  await server();
  await order();
  app.log.info('of no request');
  expect(lines.find(({ msg }) => msg === 'request completed')).toMatchObject({ traceId: TRACE });
  expect(lines.find(({ msg }) => msg === 'of no request')).not.toHaveProperty('traceId');
});

test('failures are marked, and nothing that somebody sent is exported', async () => {
  await server();
  await app.inject('/fails/010-0000-1001?name=최민지');
  await app.inject('/made-up/010-0000-1001');
  await app.inject('/health');
  await order({ 'x-request-id': '010-0000-1001', cookie: 'session=geheim' });
  await app.close();
  const failed = collector.spans.filter(({ status }) => status === 2).map(({ name }) => name);
  expect(failed.sort()).toEqual(['GET /fails/:number', 'provider ask']);
  expect(collector.spans).toHaveLength(5);
  expect(collector.text()).not.toMatch(/최민지|010-0000|made-up|geheim|200001/);
});

test.each([
  ['parentbased_always_on', '1', PARENT, 3],
  ['parentbased_always_on', '1', PARENT.replace(/1$/, '0'), 0],
  ['parentbased_traceidratio', '0', PARENT, 3],
  ['parentbased_traceidratio', '0', '', 0],
  ['traceidratio', '0', PARENT, 0],
  ['parentbased_always_off', '1', '', 0],
  ['always_off', '1', PARENT, 0],
  ['always_on', '1', PARENT.replace(/1$/, '0'), 3],
])('%s with %s and the parent %j exports %d spans', async (name, ratio, parent, expected) => {
  await server({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio });
  const { traceparent, document } = (await order(parent ? { traceparent: parent } : {})).json<{
    traceparent: string;
    document: string | null;
  }>();
  expect(traceparent).toMatch(expected > 0 ? /-01$/ : /-00$/);
  expect(document).toBe(expected > 0 ? traceparent : null);
  await app.close();
  expect(collector.spans).toHaveLength(expected);
});

test.each([
  '',
  'no header',
  `ff-${TRACE}-00f067aa0ba902b7-01`,
  PARENT.replace(TRACE, '0'.repeat(32)),
])('begins a trace where the parent is %j', async (traceparent) => {
  await server();
  await order({ traceparent });
  await app.close();
  const [request] = collector.spans.filter(({ kind }) => kind === 2);
  expect(request).toMatchObject({ parentSpanId: '' });
  expect(request?.traceId).not.toBe(TRACE);
});

test('exports a page view under the ids that the browser gave it', async () => {
  await server();
  const view = { traceId: TRACE, spanId: 'b7ad6b7169203331', route: '/guide/faq' };
  traces?.addPageView({ ...view, parentId: '00f067aa0ba902b7', begun: 1_000, ended: 2_000 });
  await app.close();
  expect(collector.spans).toMatchObject([
    {
      service: 'portal-browser',
      name: 'page view /guide/faq',
      traceId: TRACE,
      spanId: 'b7ad6b7169203331',
      parentSpanId: '00f067aa0ba902b7',
    },
  ]);
});

/** Resolves when it is so. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((again) => setTimeout(again, 5));
}
const said = (message: string) => lines.filter(({ msg }) => msg === message).length;
const WARNING = 'traces are not exported';

test('says once that exports fail, and once that they work again', async () => {
  await server();
  app.get('/many', async () => {
    for (let i = 0; i < 511; i++) noteSpan(1, false, query);
  });
  collector.how.status = 400;
  await app.inject('/many');
  await until(() => said(WARNING) === 1);
  await app.inject('/many');
  await until(() => collector.text().split('\n').length === 2);
  collector.how.status = 200;
  await app.inject('/many');
  await until(() => said('traces are exported again') === 1);
  expect(said(WARNING)).toBe(1);
});

test('a collector that does not answer costs the memory of 2,560 spans at most and holds no request up', async () => {
  await server();
  app.get('/many', async () => {
    for (let i = 0; i < 5000; i++) noteSpan(1, false, query);
  });
  let answer = () => {};
  collector.how.held = new Promise((held) => (answer = held));
  await app.inject('/many');
  for (let i = 0; i < 3; i++) expect((await order()).statusCode).toBe(200);
  answer();
  await app.close();
  // Fewer if the first export took too long, as on a busy machine.
  expect(collector.spans.length).toBeLessThanOrEqual(2048 + 512);
});

test('loads nothing of OpenTelemetry where no collector is named', () => {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.includes('@opentelemetry')) console.log(url);
      return next(url, context);
    } });
    const { traced } = await import('${join(import.meta.dirname, 'index.ts')}');
    console.log(await traced({}, {}, {}));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--experimental-strip-types', '--no-warnings', '-e', program],
    { encoding: 'utf8' },
  );
  expect(stdout.trim()).toBe('null');
});
