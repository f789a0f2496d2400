import { expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { measured } from '@portal/metrics';
import { startCollector } from '@portal/metrics/testing/otlp';
import { traced } from '@portal/metrics/traces';
import { fastify } from 'fastify';
import * as v from 'valibot';
import { providerCalls } from './provider-calls.ts';
import { providerMetrics } from './provider-metrics.ts';

test('counts each call of a provider by what came of it, and returns its answer', async () => {
  const app = fastify();
  measured(app, readConfig({}), 'API_METRICS_PORT');
  const answers: (() => Promise<unknown>)[] = [
    async () => ({ is: 'approved' }),
    async () => ({ is: 'unsure', why: 'TimeoutError' }),
    async () => false,
    async () => Promise.reject(new Error('no answer')),
    async () => null,
  ];
  const client = {
    mid: 'merchant',
    sign: () => 'signed',
    approve: (_moid: string) => answers.shift()?.(),
  };
  const counted = providerMetrics(app)('card payment', client);
  expect([counted.mid, counted.sign()]).toEqual(['merchant', 'signed']);
  expect(await counted.approve('20261121-1')).toEqual({ is: 'approved' });
  expect(await counted.approve('20261121-2')).toMatchObject({ is: 'unsure' });
  expect(await counted.approve('20261121-3')).toBe(false);
  await expect(counted.approve('20261121-4')).rejects.toThrow('no answer');
  expect(await counted.approve('20261121-5')).toBeNull();
  const text = await app.metrics.metrics();
  const of = (outcome: string) =>
    `provider_calls_total{provider="card payment",call="approve",outcome="${outcome}"}`;
  expect(text).toContain(`${of('answered')} 2`);
  expect(text).toContain(`${of('failed')} 3`);
  expect(text).toContain(
    'provider_call_duration_seconds_count{provider="card payment",call="approve"} 5',
  );
  expect(text).not.toMatch(/20261121|sign/);
});

test('a call that a request waits for is a span, and the provider gets its trace', async () => {
  const collector = await startCollector();
  const provider = fastify();
  const heard: unknown[] = [];
  provider.post('/api/points', async ({ headers }) => {
    heard.push(headers['traceparent']);
    return {};
  });
  const url = await provider.listen({ port: 0 });
  const app = fastify();
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  measured(app, config, 'API_METRICS_PORT');
  const own = { service: 'portal-api', parentOf: () => null, isTraced: () => true };
  await traced(app, config, own);
  const call = providerCalls('membership', { url, key: 'geheim' }, { points: v.object({}) });
  const points = (userIdx: string) => call('points', { userIdx });
  const { points: counted } = providerMetrics(app)('membership', { points });
  app.get('/own', () => counted('1001'));
  await app.inject('/own');
  await counted('1001');
  await Promise.all([app.close(), provider.close()]);
  await collector.close();
  const [span, ...more] = collector.spans.filter(({ name }) => name === 'membership points');
  expect(more).toEqual([]);
  expect(span && collector.chainOf(span)).toEqual([
    'portal-api membership points',
    'portal-api GET /own',
  ]);
  expect(heard).toEqual([`00-${span?.traceId}-${span?.spanId}-01`, undefined]);
  expect(collector.text()).not.toMatch(/geheim|1001/);
});
