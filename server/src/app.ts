import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Config } from '@portal/config';
import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { content } from './modules/content/routes.ts';
import { faq } from './modules/faq/routes.ts';
import { health } from './modules/health/routes.ts';
import type { MediaLibrary } from './modules/media/library.ts';
import { media } from './modules/media/routes.ts';
import { reference } from './modules/reference/routes.ts';
import { openApi } from './openapi.ts';
import { headers, requestIdOf } from './plugins/api-headers.ts';
import { answerBrokenRequest, answerFailure, failures } from './plugins/failures.ts';
import { RequestLog, serializers } from './plugins/request-log.ts';
import { stopping } from './plugins/stopping.ts';

const BODY_LIMIT = 64 * 1024;
const COMPRESS_FROM = 1024;
const BROTLI_QUALITY = 4;
/** Longer than a proxy keeps its side (75 s): it must never send on a connection we just closed. */
const KEEP_ALIVE_MS = 80_000;
const REQUEST_TIMEOUT_MS = 120_000;

export interface AppParts {
  config: Pick<Config, 'PORTAL_ENV' | 'LOG_LEVEL'>;
  db: Db;
  clock: Clock;
  library: MediaLibrary;
  /** Where log lines go; default stdout. */
  logTo?: { write(line: string): void };
}

/** The API, ready to be listened with or injected into. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock, library, logTo } = parts;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Its own 503 has no envelope; what still arrives while stopping is simply answered.
    return503OnClosing: false,
    genReqId: requestIdOf,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerBrokenRequest,
    logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
    logger: { level: config.LOG_LEVEL, serializers, ...(logTo && { stream: logTo }) },
  });
  app.decorate('checksAnswers', config.PORTAL_ENV !== 'production');
  // JSON alone: a form on another site can send text and form data without asking first.
  app.removeContentTypeParser('text/plain');

  await app.register(failures);
  await app.register(headers);
  await app.register(stopping);
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  await app.register(health, { db });
  await app.register(content, { db, clock });
  await app.register(faq, { db, clock });
  await app.register(reference, { db, clock });
  await app.register(media, { library });
  await app.register(openApi);
  return app;
}
