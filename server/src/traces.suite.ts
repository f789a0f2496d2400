import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listContracts } from '@portal/contract';
import { startCollector } from '@portal/metrics/testing/otlp';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { noon, type TestApi } from './testing/api.ts';
import { Browser } from './testing/browser.ts';
import { tracedPortal } from './testing/processes/traced-portal.ts';

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

  test('one trace leads from a page view over portal, rendering and API to statements and the provider', async () => {
    const own = new Browser(await api().at(noon));
    await own.signIn(api().sandbox, 'haneul');
    const API_URL = await app.listen({ host: '127.0.0.1', port: 0 });
    const env = { API_URL, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const portal = await tracedPortal(env, '/api/customer/noticeDetailInfo?idx=100001');
    const cookie = own.cookieHeader;
    // The billing system is asked each time: other suites cannot have had its answer kept.
    const { path: url } = listContracts;
    expect((await portal.open({ url, cookie })).statusCode).toBe(200);
    await portal.close();
    await app.close();

    const chains = collector.spans.map((span) => collector.chainOf(span));
    const startingWith = (name: RegExp) =>
      chains.find(([first = '']) => name.test(first))?.slice(1);
    const page = 'portal-web GET /';
    expect(startingWith(/^portal-api SELECT notice/)).toEqual([
      'portal-api GET /api/customer/noticeDetailInfo',
      'portal-web render section',
      page,
    ]);
    const call = [
      `portal-api GET ${url}`,
      'portal-web GET /api/*',
      'portal-browser page view /',
      page,
    ];
    expect(startingWith(/^portal-api SELECT session/)).toEqual(call);
    expect(startingWith(/^portal-api billing contracts/)).toEqual(call);
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1);

    const texts = collector.spans.map(({ attributes }) => attributes['db.query.text'] ?? '');
    expect(texts.join()).toMatch(/\$1/);
    expect(texts.join()).not.toMatch(/'/);
    const sessions = [...own.cookies.values()].filter(({ length }) => length > 8);
    for (const secret of [...sessions, 'haneul', '김하늘', '010-0000-1001', '100001'])
      expect(collector.text()).not.toContain(secret);
  });
}
