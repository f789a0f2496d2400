import type { Company, Config } from '@portal/config';
import { logout } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { unavailable } from '../api/api-proxy.ts';
import { lookAttributes } from '../pages/html-attributes.ts';
import { closingOf, isClosed, secondsLeft } from './closing.ts';
import { maintenancePage } from './maintenance-page.ts';

/** Routes that stay open during maintenance: immutable files, health, reports, robots.txt, and logout. */
const OPEN = /^\/(?:(?:r|fonts|-)\/|robots\.txt$|logout$)/;
const isOpen = ({ routeOptions, url }: FastifyRequest) =>
  OPEN.test(routeOptions.url ?? '') || url === logout.path;

/**
 * During MAINTENANCE, answers every page with the maintenance page and every call with ERR_UNAVAILABLE. Opening the
 * path MAINTENANCE_PASS lets a browser in.
 */
export function maintenance(app: FastifyInstance, config: Config, company: Company): void {
  if (!config.MAINTENANCE) return;
  const closing = closingOf(config.MAINTENANCE);
  const now = () => new Date(config.DEMO_CLOCK ?? Date.now());
  const path = config.MAINTENANCE_PASS;
  // Hashed, because the cookie goes with every later request and the path is a secret.
  const pass = path && hash('sha256', path, 'base64url');
  const secure = config.PORTAL_ORIGIN.startsWith('https:');
  const cookie = secure ? '__Host-pass' : 'portal-pass';

  app.addHook('onRequest', async (request, reply) => {
    if (pass && request.url === path)
      return reply
        .setCookie(cookie, pass, { path: '/', secure, httpOnly: true, sameSite: 'lax' })
        .header('cache-control', 'no-store')
        .redirect('/', 302);
    if (!isClosed(closing, now()) || isOpen(request)) return;
    if (pass && request.cookies[cookie] === pass) return;
    void reply.code(503).header('retry-after', secondsLeft(closing, now()));
    if (request.routeOptions.url?.startsWith('/api/'))
      return reply.header('cache-control', 'no-store').send(unavailable(request.id));
    const { headers, html } = maintenancePage(company, closing, lookAttributes(request.cookies));
    return reply.headers(headers).send(html);
  });
}
