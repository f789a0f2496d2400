import { expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { measured } from '@portal/metrics';
import { fastify } from 'fastify';
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
