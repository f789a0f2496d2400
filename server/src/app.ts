import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { requestIdOf } from '@portal/config';
import { logOf, logStop, measured, type LogSink } from '@portal/metrics';
import { traced } from '@portal/metrics/traces';
import { fastify } from 'fastify';
import * as modules from './modules/index.ts';
import { sessions } from './modules/session/sessions.ts';
import { openApi } from './openapi.ts';
import type { Parts } from './parts.ts';
import { headers } from './plugins/api-headers.ts';
import { customerAddress } from './plugins/customer-address.ts';
import { everyMinute } from './plugins/every-minute.ts';
import { answerBrokenRequest, answerFailure, failures } from './plugins/failures.ts';
import { queues } from './plugins/queues.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { stopping } from './plugins/stopping.ts';
import { tries } from './plugins/tries.ts';
import { providerMetrics } from './provider-metrics.ts';

const BODY_LIMIT = 64 * 1024;
const COMPRESS_FROM = 1024;
const BROTLI_QUALITY = 4;
/** Longer than proxies keep an idle connection (75 s): a proxy must never send on one that we just closed. */
const KEEP_ALIVE_MS = 80_000;
const REQUEST_TIMEOUT_MS = 120_000;
/** Calls that servers make all the time, whoever visits. */
const UNTRACED = /^\/api\/(health|content\/revision)/;

/**
 * The API, ready to listen or to be injected into.
 * @param logTo where log lines go; default: stdout
 */
export async function buildApp(given: Parts, logTo?: LogSink) {
  const { config } = given;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: ['loopback', ...config.TRUST_PROXY.split(',').filter(Boolean)],
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Fastify's own 503 has no envelope. Requests that still arrive while we stop get their answer.
    return503OnClosing: false,
    genReqId: requestIdOf,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerBrokenRequest,
    ...logOf('api', config, logTo),
  });
  app.decorate('checksAnswers', config.PORTAL_ENV !== 'production');
  measured(app, config, 'API_METRICS_PORT');
  logStop(app);
  await traced(app, config, {
    service: 'portal-api',
    // As the request id: the portals alone call this server, and they pass on no stranger's.
    parentOf: ({ headers }) => headers['traceparent']?.toString() ?? null,
    isTraced: (route) => !UNTRACED.test(route),
  });
  const counted = providerMetrics(app);
  const parts = {
    ...given,
    membership: counted('membership', given.membership),
    billing: counted('billing', given.billing),
    kibnet: counted('kibnet', given.kibnet),
    cardPayment: counted('card payment', given.cardPayment),
    messages: counted('messages', given.messages),
  };
  // Only JSON is parsed by default; entries that take forms register their own parser (route-body.ts).
  app.removeContentTypeParser('text/plain');

  await app.register(failures);
  await app.register(headers);
  await app.register(stopping);
  await app.register(sameOrigin, parts);
  await app.register(everyMinute);
  await app.register(queues, parts);
  await app.register(cookie);
  await app.register(customerAddress, parts);
  await app.register(tries, parts);
  await app.register(sessions, parts);
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  for (const module of Object.values(modules)) await app.register(module, parts);
  await app.register(openApi);
  return app;
}
