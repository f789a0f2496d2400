import compress from '@fastify/compress';
import { readCompany, type Config } from '@portal/config';
import { ReleaseStore } from '@portal/release-store';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { matchRoute } from '../src/release/route-match.ts';
import { apiProxy } from './api-proxy.ts';
import { contentRevision } from './content-revision.ts';
import { withNonce } from './document.ts';
import { failureRoute } from './failures.ts';
import { liveReleases } from './live-release.ts';
import { Pages } from './pages.ts';
import { newNonce, pageHeaders } from './policy.ts';
import { Renderer } from './render/renderer.ts';
import { font, versionFiles } from './version-files.ts';

/** Options of the server itself: TLS with HTTP/2 where a certificate is configured. */
function serverOptions(config: Config) {
  const common = {
    logger: {
      level: config.LOG_LEVEL,
      // Path without query: it can hold names and phone numbers.
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
        }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',') : false,
    forceCloseConnections: 'idle' as const,
  };
  if (!config.TLS_CERT_FILE || !config.TLS_KEY_FILE) return common;
  const https = {
    allowHTTP1: true,
    cert: readFileSync(config.TLS_CERT_FILE),
    key: readFileSync(config.TLS_KEY_FILE),
  };
  return { ...common, http2: true as const, https };
}

/** The address that was asked for. Slashes in a row are one: `//host` would lead away when redirected to. */
export function addressOf(url: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(`http://portal${url}`);
  return { pathname: pathname.replace(/\/{2,}/g, '/'), search };
}

/** When a crawler may come again that found no content. */
const RETRY_AFTER_S = 30;

const hasCookie = (header: string | undefined, name: string, value: string) =>
  (header ?? '').split(/;\s*/).includes(`${name}=${value}`);

/** The portal's server, not yet listening. */
export async function buildPortal(config: Config): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config) as object) as FastifyInstance;
  const company = readCompany(config.COMPANY_FILE);
  const store = new ReleaseStore(join(config.DATA_DIR, 'store'));
  const live = liveReleases(store, config.CHANNEL);
  const renderer = new Renderer({
    store,
    company,
    apiUrl: config.API_URL,
    processes: config.RENDER_PROCESSES,
    log: app.log,
  });
  app.addHook('onClose', () => renderer.close());
  await renderer.start(store.pin(config.CHANNEL) ? live() : null);
  const pages = new Pages({
    company,
    store,
    renderer,
    origin: config.PORTAL_ORIGIN,
    revision: contentRevision(config.API_URL),
    cacheSize: config.PAGE_CACHE * 1_000_000,
  });

  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await versionFiles(app, store);
  await apiProxy(app, config.API_URL);
  failureRoute(app);

  app.get('/-/health/live', async () => ({ live: true }));
  app.get('/-/health/ready', async () => ({ set: live().set, drawing: renderer.state }));
  app.get('/notices.txt', async (_, reply) => {
    const notices = live().parts.map(({ name, version }) =>
      readFileSync(join(store.clientFolder(name, version), 'NOTICE.txt'), 'utf8'),
    );
    return reply.type('text/plain; charset=utf-8').send(notices.join('\n'));
  });

  app.get('/*', { compress: {} } as object, async (request, reply) => {
    const { pathname, search } = addressOf(request.url);
    if (pathname !== '/' && pathname.endsWith('/'))
      return reply.redirect(pathname.replace(/\/+$/, '') + search, 308);
    const release = live();
    const match = matchRoute(release.sections, pathname);
    const fontKnown = hasCookie(request.headers.cookie, 'font', font.version);
    const answer = await pages.answer({ release, match, pathname, search, fontKnown });
    if ('redirect' in answer)
      return reply.header('cache-control', 'no-store').redirect(answer.redirect, 302);
    const nonce = newNonce();
    if (answer.status === 503) void reply.header('retry-after', RETRY_AFTER_S);
    return reply
      .code(answer.status)
      .headers(pageHeaders)
      .header('content-security-policy', release.policy(nonce))
      .type('text/html; charset=utf-8')
      .send(withNonce(answer.document, nonce));
  });
  return app;
}
