import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@portal/config';
import { promtool, scrape, seriesOf } from '@portal/metrics/testing';
import type { FastifyInstance } from 'fastify';
import { buildBareApp, fromPortal, post } from './testing/api.ts';

let port: number;
let app: FastifyInstance;
beforeAll(async () => {
  port = await freePort();
  app = await buildBareApp({ env: { API_METRICS_PORT: String(port) } });
  await app.ready();
});
afterAll(() => app.close());

test('answers with its failures by call and code, and without the database says that it is away', async () => {
  await post(app, '/api/customer/selectFaqList', {});
  await app.inject({ method: 'POST', url: '/api/customer/selectFaqList', payload: {} });
  const text = await scrape(port);
  const of = (code: string) =>
    `api_failures_total{route="/api/customer/selectFaqList",code="${code}"} 1`;
  for (const code of ['ERR_UNAVAILABLE', 'ERR_FORBIDDEN']) expect(text).toContain(of(code));
  expect(text).toMatch(/^database_up 0$/m);
  expect(text).not.toMatch(/^queue_waiting/m);
  expect(text).toMatch(/^clock_offset_seconds -?\d/m);
  expect(promtool(['check', 'metrics'], text)).toBe('');
});

test('has no series more after 500 made-up addresses, numbers and names, and nothing of them', async () => {
  const ask = async (i: number) => {
    const url = [
      `/api/genuine/detail?bbsIdx=${i}`,
      `/api/customer/delivery/900000000${i}`,
      `/api/customer/delivery?name=최민지&phone=010-0000-${i}`,
      `/api/made-up-${i}?phone=010-0000-${i}`,
      `/made-up/${i}`,
    ];
    for (const each of url) await app.inject({ url: each, headers: fromPortal });
    await post(app, `/api/customer/afterService/900000000${i}`, { userName: '최민지' });
  };
  await ask(0);
  const before = seriesOf(await scrape(port));
  for (let i = 1; i <= 100; i++) await ask(i);
  const text = await scrape(port);
  expect(seriesOf(text)).toEqual(before);
  // Only labels are searched: the digits of a measured time may look like one of these numbers.
  const labels = text.match(/\{.*\}/g)?.join('\n');
  expect(labels).toContain('delivery');
  expect(labels).not.toMatch(/최민지|010-0000|900000000|made-up/);
});
