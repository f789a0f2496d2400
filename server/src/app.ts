import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Config } from '@portal/config';
import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { account } from './modules/account/routes.ts';
import { certification } from './modules/certify/routes.ts';
import { aicc } from './modules/aicc/routes.ts';
import { content } from './modules/content/routes.ts';
import { faq } from './modules/faq/routes.ts';
import { health } from './modules/health/routes.ts';
import type { MediaLibrary } from './modules/media/library.ts';
import { media } from './modules/media/routes.ts';
import type { Membership } from './modules/member/membership.ts';
import { member } from './modules/member/routes.ts';
import type { FileStore } from './modules/photo/file-store.ts';
import { photo } from './modules/photo/routes.ts';
import { reference } from './modules/reference/routes.ts';
import { sessions } from './modules/session/sessions.ts';
import { notice } from './modules/notice/routes.ts';
import { popup } from './modules/popup/routes.ts';
import { product } from './modules/product/routes.ts';
import { search } from './modules/search/routes.ts';
import { terms } from './modules/terms/routes.ts';
import { openApi } from './openapi.ts';
import { headers, requestIdOf } from './plugins/api-headers.ts';
import { everyMinute } from './plugins/every-minute.ts';
import { answerBrokenRequest, answerFailure, failures } from './plugins/failures.ts';
import { RequestLog, serializers } from './plugins/request-log.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { stopping } from './plugins/stopping.ts';
import { tries } from './plugins/tries.ts';
import type { Secrets } from './secrets.ts';

const BODY_LIMIT = 64 * 1024;
const COMPRESS_FROM = 1024;
const BROTLI_QUALITY = 4;
/** Longer than a proxy keeps its side (75 s): it must never send on a connection we just closed. */
const KEEP_ALIVE_MS = 80_000;
const REQUEST_TIMEOUT_MS = 120_000;

export interface AppParts {
  config: Config;
  db: Db;
  clock: Clock;
  library: MediaLibrary;
  /** What customers send in. */
  files: FileStore;
  secrets: Secrets;
  membership: Membership;
  /** Where log lines go; default stdout. */
  logTo?: { write(line: string): void };
}

/** The API, ready to be listened with or injected into. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock, library, files, secrets, membership, logTo } = parts;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // The portal's server says whose request it passes on; nobody else is believed.
    trustProxy: 'loopback',
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
  // JSON alone; a call that takes a form says so in its entry (route.ts).
  app.removeContentTypeParser('text/plain');

  await app.register(failures);
  await app.register(headers);
  await app.register(stopping);
  await app.register(sameOrigin, { portalOrigin: config.PORTAL_ORIGIN });
  await app.register(everyMinute);
  await app.register(cookie);
  await app.register(tries);
  await app.register(sessions, { db, secrets, clock });
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
  await app.register(notice, { db, clock });
  await app.register(search, { db, clock });
  await app.register(product, { db });
  await app.register(popup, { db, clock });
  await app.register(terms, { db, clock });
  await app.register(aicc, { db });
  await app.register(media, { library });
  await app.register(member, { db, secrets, membership });
  await app.register(account, { db, secrets, membership, clock });
  await app.register(certification, { db, secrets, membership, clock, config });
  await app.register(photo, { db, files, clock });
  await app.register(openApi);
  return app;
}
