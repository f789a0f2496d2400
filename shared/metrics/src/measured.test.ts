import { afterEach, expect, test } from '@jest/globals';
import { ConfigError, freePort, readConfig } from '@portal/config';
import { fastify, type FastifyInstance } from 'fastify';
import { measured } from './measured.ts';
import { promtool, scrape, seriesOf } from './testing/promtool.ts';

let app: FastifyInstance;
afterEach(() => app.close());

function server(port?: number): FastifyInstance {
  app = fastify();
  const config = readConfig(port === undefined ? {} : { METRICS_PORT: String(port) });
  measured(app, config, 'METRICS_PORT');
  app.get('/orders/:number', async () => 'an order');
  app.get('/*', async (request, reply) => {
    request.measuredAs = '/the/pattern';
    return reply.code(404).send();
  });
  return app;
}

test('answers Prometheus on a port of its own, and nowhere else, until the server closes', async () => {
  const port = await freePort();
  await server(port).ready();
  await app.inject('/orders/200001');
  const text = await scrape(port);
  expect(text).toContain(
    'http_requests_total{method="GET",route="/orders/:number",status="200"} 1',
  );
  expect(text).toMatch(
    /http_request_duration_seconds_bucket\{le="5",method="GET",route="\/orders\/:number"\} 1/,
  );
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/orders/200001`)).status).toBe(404);
  await app.close();
  await expect(scrape(port)).rejects.toThrow();
});

test('passes Prometheus’ own check', async () => {
  const port = await freePort();
  await server(port).ready();
  await app.inject('/orders/200001');
  expect(promtool(['check', 'metrics'], await scrape(port))).toBe('');
});

test('has no series more after a thousand made-up addresses, and nothing of them', async () => {
  await server().ready();
  const ask = async (i: number) => {
    await app.inject(`/orders/${i}?name=최민지&phone=010-0000-${1000 + i}`);
    await app.inject(`/made-up-${i}/${i}?phone=010-0000-${1000 + i}`);
    await app.inject({ method: 'POST', url: `/posted-${i}` });
  };
  await ask(0);
  const before = seriesOf(await app.metrics.metrics());
  for (let i = 1; i < 1000; i++) await ask(i);
  const text = await app.metrics.metrics();
  expect(seriesOf(text)).toEqual(before);
  expect(text).toContain('http_requests_total{method="unknown",route="unknown",status="404"} 1000');
  expect(text).toContain(
    'http_requests_total{method="GET",route="/the/pattern",status="404"} 1000',
  );
  expect(text).not.toMatch(/최민지|010-0000|made-up|posted/);
});

test('does not start where its port is taken, and names the variable', async () => {
  const port = await freePort();
  const other = server(port);
  await other.ready();
  const start = server(port).ready();
  await expect(start).rejects.toThrow(ConfigError);
  await expect(start).rejects.toThrow(
    `METRICS_PORT: port ${port} cannot be listened on (EADDRINUSE)`,
  );
  await other.close();
});
