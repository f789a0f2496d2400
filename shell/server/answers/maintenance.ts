import type { Company, Config } from '@portal/config';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { unavailable } from '../api-proxy.ts';
import { closingOf, isClosed, secondsLeft } from './closing.ts';
import { maintenancePage } from './maintenance-page.ts';

/** Open all the time: what never changes, health and reports, and what says how to crawl. */
const OPEN = /^\/(?:(?:r|fonts|-)\/|robots\.txt$)/;
const COOKIE = '__Host-pass';

/**
 * Between the two instants of MAINTENANCE every page is the maintenance page and every call says that
 * it cannot be taken. MAINTENANCE_PASS opens the portal to the browser that asks for it.
 */
export function maintenance(app: FastifyInstance, config: Config, company: Company): void {
  if (!config.MAINTENANCE) return;
  const closing = closingOf(config.MAINTENANCE);
  const now = () => new Date(config.DEMO_CLOCK ?? Date.now());
  const path = config.MAINTENANCE_PASS;
  // The path itself would stand in every later request.
  const pass = path && createHash('sha256').update(path).digest('base64url');

  app.addHook('onRequest', async (request, reply) => {
    if (pass && request.url === path)
      return reply
        .setCookie(COOKIE, pass, { path: '/', secure: true, httpOnly: true, sameSite: 'lax' })
        .header('cache-control', 'no-store')
        .redirect('/', 302);
    if (!isClosed(closing, now()) || OPEN.test(request.routeOptions.url ?? '')) return;
    if (pass && request.cookies[COOKIE] === pass) return;
    void reply.code(503).header('retry-after', secondsLeft(closing, now()));
    if (request.routeOptions.url === '/api/*')
      return reply.header('cache-control', 'no-store').send(unavailable(request.id));
    const { headers, html } = maintenancePage(company, closing);
    return reply.headers(headers).send(html);
  });
}
