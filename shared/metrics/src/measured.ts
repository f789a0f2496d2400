import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client';
import { ConfigError, type Config } from '@portal/config';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server's metrics. A label's values must be a bounded set, and never something that a customer sent. */
    metrics: Registry;
  }
  interface FastifyRequest {
    /** The label `route` of this request, where its registered path says too little; null: the path. */
    measuredAs: string | null;
  }
}

type PortVariable =
  | 'METRICS_PORT'
  | 'API_METRICS_PORT'
  | 'DESK_METRICS_PORT'
  | 'SANDBOX_METRICS_PORT';

/** Bounds of durations, in seconds: from a page in the cache to an account check, which may take three minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 200];

/** The library's default metrics that repeat another one, and whose names `promtool check metrics` refuses. */
const REPEATED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
  'nodejs_eventloop_utilization_histogram',
  'nodejs_eventloop_utilization_summary',
];

/**
 * Counts and times a server's requests. If the configuration has the port, serves the metrics to Prometheus at /metrics on it,
 * as long as the server runs. Call it before any other hook is added: then requests that those hooks refuse count too.
 * @param variable name of the port in the configuration
 */
export function measured<V extends PortVariable>(
  app: FastifyInstance,
  config: Pick<Config, 'HOST' | V>,
  variable: V,
): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  app.decorateRequest('measuredAs', null);
  countRequests(app, registry);
  const port = config[variable];
  if (port === undefined) return;
  const server = answering(app, registry);
  app.addHook('onReady', async () => {
    collectDefaultMetrics({ register: registry });
    for (const name of REPEATED) registry.removeSingleMetric(name);
    await new Promise<void>((listening, refused) => {
      server.once('error', ({ code }: NodeJS.ErrnoException) =>
        refused(new ConfigError(`${variable}: port ${port} cannot be listened on (${code})`)),
      );
      server.listen(port, config.HOST, listening);
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by registered path, never by address.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    // Made-up addresses and methods share one series: otherwise anybody could fill Prometheus with them.
    const of =
      url === undefined
        ? { method: 'unknown', route: 'unknown' }
        : { method: request.method, route: request.measuredAs ?? url };
    requests.inc({ ...of, status: reply.statusCode });
    duration.observe(of, reply.elapsedTime / 1000);
  });
}

const answering = (app: FastifyInstance, registry: Registry) =>
  createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
