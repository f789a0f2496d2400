import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listPoints } from '@portal/contract';
import { startCollector } from '@portal/metrics/testing/otlp';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { noon, type TestApi } from './testing/api.ts';
import { Browser } from './testing/browser.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PORTAL = '00f067aa0ba902b7';

export function suite(api: () => TestApi): void {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let app: FastifyInstance;
  beforeAll(async () => {
    collector = await startCollector();
    const { config, ...parts } = api().partsAt(noon);
    const own = {
      ...config,
      LOG_LEVEL: 'silent' as const,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    };
    app = await buildApp({ ...parts, config: own });
  });
  afterAll(() => collector.close());

  test('a traced call leads from the portal to its statements and the provider, without a value', async () => {
    const own = new Browser(app);
    await own.signIn(api().sandbox, 'haneul');
    const input = { fromDate: '', toDate: '', curPage: '1', pageSize: '10' };
    const headers = { traceparent: `00-${TRACE}-${PORTAL}-01` };
    const answer = await own.send(listPoints, input as never, { headers });
    expect(answer.statusCode).toBe(200);
    await app.close();
    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const call = spans.find(({ kind }) => kind === 2);
    expect(call).toMatchObject({ service: 'portal-api', parentSpanId: PORTAL });
    const below = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(below.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^SELECT session$/),
        expect.stringMatching(/^membership /),
      ]),
    );
    const texts = below.map(({ attributes }) => attributes['db.query.text']).filter(Boolean);
    expect(texts.join()).toMatch(/\$1/);
    expect(texts.join()).not.toMatch(/'/);
    const sessions = [...own.cookies.values()].filter(({ length }) => length > 8);
    const secrets = [...sessions, 'haneul', '김하늘', '010-0000-1001'];
    for (const secret of secrets) expect(collector.text()).not.toContain(secret);
  });
}
