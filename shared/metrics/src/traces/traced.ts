import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endSpan, runIn, type OpenSpan } from './current.ts';
import type { Traces, TracesConfig } from './exported.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request; null where it is not traced. */
    traced: OpenSpan | null;
  }
}

interface Options {
  /** Name of the server in traces. */
  service: string;
  /** The `traceparent` header, if the server believes who sent it; null begins a trace. */
  parentOf(request: FastifyRequest): string | null;
  /** Whether requests of a registered path are traced; health checks and files are not worth it. */
  isTraced(route: string): boolean;
}

/**
 * Traces a server's requests, if the configuration names a collector: each is a span, with the registered path as its name, and
 * log lines of the request have its `traceId`. Call it after `measured` and before any other hook is added.
 * @returns null where nothing is traced
 */
export async function traced(
  app: FastifyInstance,
  config: TracesConfig,
  { service, parentOf, isTraced }: Options,
): Promise<Traces | null> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  const { startTraces } = await import('./exported.ts');
  const traces = startTraces(config, endpoint, service, app.log);
  app.decorateRequest('traced', null);
  app.addHook('onClose', () => traces.close());

  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url === undefined || !isTraced(url)) return done();
    const about = { 'http.request.method': request.method, 'http.route': url };
    const open = traces.beginRequest(about, parentOf(request));
    request.traced = open;
    request.log = request.log.child({ traceId: open.span.spanContext().traceId });
    reply.log = request.log;
    runIn(open, done);
  });
  // Reading a body ends what runs in the span.
  app.addHook('preValidation', (request, _, done) => {
    if (request.traced) runIn(request.traced, done);
    else done();
  });
  const end = (request: FastifyRequest, status: number | null) => {
    const { traced: open, measuredAs, routeOptions, method } = request;
    if (!open) return;
    request.traced = null;
    const route = measuredAs ?? routeOptions.url ?? '';
    open.span.updateName(`${method} ${route}`);
    open.span.setAttribute('http.route', route);
    if (status !== null) open.span.setAttribute('http.response.status_code', status);
    endSpan(open.span, status === null || status >= 500);
  };
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
  // The client has gone.
  app.addHook('onRequestAbort', async (request) => end(request, null));
  return traces;
}
