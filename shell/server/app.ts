import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { portalHeaders, readCompany, type Config } from '@portal/config';
import { logStop, measured, type LogSink } from '@portal/metrics';
import { traceHeaders } from '@portal/metrics/traces';
import { paths } from '@portal/paths';
import { openStore } from '@portal/release-store';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { FAILED } from '../shared/failure-classes.ts';
import { pagesOf } from '../shared/pages.ts';
import { matchRoute } from '../shared/route-match.ts';
import { crawlers } from './answers/crawlers.ts';
import { hosts, strictTransport } from './answers/hosts.ts';
import { logout } from './answers/logout.ts';
import { maintenance } from './answers/maintenance.ts';
import { reports } from './answers/reports.ts';
import { shortLinkTarget } from './answers/short-links.ts';
import { apiProxy } from './api/api-proxy.ts';
import { bridges } from './bridges/bridges.ts';
import { compressed, takesBrotli } from './compressed.ts';
import { CheckedFiles } from './files/checked-files.ts';
import { cohortOf, giveCohort } from './pages/cohort.ts';
import { contentRevision } from './pages/content-revision.ts';
import { DEV_PART, withDevPart } from './release/dev-part.ts';
import { filled } from './pages/document.ts';
import { WITH_COMMON } from './pages/main-lost.ts';
import { htmlAttributes } from './pages/html-attributes.ts';
import { Figures } from './release/figures.ts';
import { keepCounting } from './release/keep-counting.ts';
import { overrides } from './release/overrides.ts';
import { publishedVersions } from './release/published-versions.ts';
import { liveReleases } from './release/live-release.ts';
import { manifest } from './answers/manifest.ts';
import { PackedDocument } from './pages/packed.ts';
import { Pages } from './pages/pages.ts';
import { portalMetrics, showState } from './portal-metrics.ts';
import { newNonce, openerPolicy, pageHeaders } from './pages/policy.ts';
import { Renderer } from './render/renderer.ts';
import { serverOptions } from './server-options.ts';
import { stopping } from './stopping.ts';
import { portalTraces } from './traces/portal-traces.ts';
import { commonFiles, type PortalSettings } from './files/common-file.ts';
import { font, versionFiles } from './files/version-files.ts';

/** Path and query of a request. Repeated slashes become one: a redirect to `//host` would leave the portal. */
function addressOf(url: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(`http://portal${url}`);
  return { pathname: pathname.replace(/\/{2,}/g, '/'), search };
}

/** When a crawler that got a page without content may return. */
const RETRY_AFTER_S = 30;

/**
 * Builds the portal's server; it does not listen yet.
 * @param logTo where log lines go; default: stdout
 */
export async function buildPortal(config: Config, logTo?: LogSink): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config, logTo) as object) as FastifyInstance;
  measured(app, config, 'METRICS_PORT');
  logStop(app);
  const traces = await portalTraces(app, config);
  const metrics = portalMetrics(app);
  stopping(app);
  const company = readCompany(config.COMPANY_FILE);
  const warn = (line: string) => app.log.warn({ store: line }, 'release store');
  const store = await openStore(config, { as: 'portal', follows: true, warn });
  app.addHook('onClose', store.close);
  const live = liveReleases(store, config.CHANNEL, config.BRIDGE_ORIGIN, warn);
  const files = new CheckedFiles(store, (path) =>
    app.log.warn({ path }, 'a published file is not as it was published'),
  );
  /**
   * Returns the release for a browser with this cohort id and cookie `failed`. Parts altered on our disk count as
   * failed in this browser, so it gets their last good version.
   */
  const releaseOf = (cohort: string, failed = '') =>
    live().for(cohort, [failed, files.altered].filter(Boolean).join('/'));
  /** The base release, for answers that are the same for all customers. */
  const base = () => releaseOf('');
  const renderer = new Renderer({
    store,
    company,
    apiUrl: config.API_URL,
    processes: config.RENDER_PROCESSES,
    limitMs: config.RENDER_LIMIT_MS,
    log: app.log,
    rendered: metrics.rendered,
  });
  app.addHook('onClose', () => renderer.close());
  await renderer.start(store.pin(config.CHANNEL) ? base() : null);
  const settings: PortalSettings = {
    company,
    font,
    bridgeOrigin: config.BRIDGE_ORIGIN,
    tagManager: config.TAG_MANAGER_ID !== undefined,
    membership: {
      login: `${config.MEMBERSHIP_URL}/login`,
      join: `${config.MEMBERSHIP_URL}/join`,
      asksFirst: config.PORTAL_ENV === 'production',
    },
  };
  const revision = contentRevision(config.API_URL);
  const pages = new Pages({
    portal: { origin: config.PORTAL_ORIGIN, settings },
    files,
    renderer,
    revision,
    cacheSize: config.PAGE_CACHE * 1_000_000,
    answered: metrics.answered,
  });
  showState(app, { renderer, pages, store, live });

  await app.register(cookie);
  await app.register(compress, { global: false });
  strictTransport(app, config);
  hosts(app, config);
  maintenance(app, config, company);
  await versionFiles(app, store, files);
  commonFiles(app, store, settings);
  await apiProxy(app, config, config.PAGE_CACHE > 0 ? revision : null);
  const figures = new Figures(metrics.reported);
  reports(app, {
    // A document that fell back to a last good version may also report failures of the version that it replaced.
    releasesOf: ({ cookies }) => [
      releaseOf(cohortOf(cookies)),
      releaseOf(cohortOf(cookies), cookies[FAILED]),
    ],
    isPublished: publishedVersions(store),
    figures,
    pageViewed: traces.pageViewed,
  });
  const tested = overrides(app, store, live, config, company);
  keepCounting(app, store, config.CHANNEL, figures);
  await logout(app, config.PORTAL_ORIGIN, company);
  await bridges(app, config, company);
  crawlers(app, base, config.PORTAL_ORIGIN);
  manifest(app, base, company);

  app.get('/-/health/live', async () => ({ live: true }));
  app.get('/-/health/ready', async (_, reply) =>
    app.isStopping
      ? reply.code(503).send({ stopping: true })
      : { set: base().set, rendering: renderer.state },
  );
  app.get('/notices.txt', async (_, reply) => {
    const shown = base().parts.filter(({ disabled }) => !disabled);
    const notices = shown.map(({ name, version }) => files.text(name, version, 'NOTICE.txt') ?? '');
    return reply.type('text/plain; charset=utf-8').send(notices.join('\n'));
  });

  const ownHeaders = portalHeaders(config.SECRET_KEY);
  /** Headers that tell the API who calls while a page is rendered. */
  const callerHeaders = ({ ip, id }: FastifyRequest) => ({
    'x-forwarded-for': ip,
    'x-request-id': id,
    ...traceHeaders(),
    ...ownHeaders(ip),
  });
  const isSecure = config.PORTAL_ORIGIN.startsWith('https:');
  // In production the header is not read: customers get what is pinned.
  const releaseFor = async (cohort: string, { cookies, headers }: FastifyRequest) => {
    const release = (await tested(cookies)) ?? releaseOf(cohort, cookies[FAILED]);
    return config.PORTAL_ENV === 'production'
      ? release
      : withDevPart(release, headers, config.BRIDGE_ORIGIN);
  };
  // Open tabs ask which release they would get now.
  app.get('/-/release', async (request, reply) => {
    const { set } = await releaseFor(cohortOf(request.cookies), request);
    return reply.header('cache-control', 'no-store').send({ set, openTabs: live().openTabs });
  });
  // What the search of a tab finds beside posts. The set in the address makes another release another address.
  app.get('/-/pages', compressed, async (request, reply) => {
    const { sections } = await releaseFor(cohortOf(request.cookies), request);
    return reply.header('cache-control', 'private, max-age=600').send(pagesOf(sections));
  });
  app.get('/*', compressed, async (request, reply) => {
    const { pathname, search } = addressOf(request.url);
    if (pathname !== '/' && pathname.endsWith('/'))
      return reply.redirect(pathname.replace(/\/+$/, '') + search, 308);
    const { cookies } = request;
    const release = await releaseFor(giveCohort(request, reply, isSecure), request);
    const { cookie = '' } = request.headers;
    const member = cookies['member'] === '1' ? { cookie, ...callerHeaders(request) } : null;
    const target = shortLinkTarget(release.sections, { pathname, search }, member !== null);
    if (target) return reply.header('cache-control', 'no-store').redirect(target, 302);
    const match = matchRoute(release.sections, pathname);
    request.measuredAs = match.page?.pattern ?? null;
    const guard = request.hostname === config.GUARD_HOST;
    const visitor = { 'x-request-id': request.id };
    const answer = await pages.answer({
      release,
      match,
      pathname,
      search,
      member,
      visitor,
      guard,
      withCommon: cookies[WITH_COMMON] === '1',
    });
    if ('redirect' in answer)
      return reply.header('cache-control', 'no-store').redirect(answer.redirect, 302);
    const nonce = newNonce();
    const isLogin = match.page?.pattern === paths.login.template;
    if (release.dev) void reply.header(DEV_PART, release.dev.part);
    if (answer.status === 503) void reply.header('retry-after', RETRY_AFTER_S);
    void reply
      .code(answer.status)
      .headers(pageHeaders)
      .headers(member || isLogin ? openerPolicy : {})
      .header('content-security-policy', release.policy(nonce))
      .type('text/html; charset=utf-8');
    const { document } = answer;
    const attributes = htmlAttributes(cookies);
    const head = traces.metaOf();
    if (!(document instanceof PackedDocument))
      return reply.send(filled(document, nonce, attributes, head));
    if (head !== '' || !takesBrotli(request))
      return reply.send(await document.unpacked(nonce, attributes, head));
    return reply
      .header('content-encoding', 'br')
      .header('vary', 'accept-encoding')
      .send(document.compressed(nonce, attributes));
  });
  return app;
}
