import type { Config } from '@portal/config';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks the route of a bridge document, which BRIDGE_ORIGIN serves. */
    isBridge?: true;
  }
}

/** Health checks may come under any name, and immutable files are the same under each. */
const ANYWHERE = /^\/(?:-\/health|r|fonts)\//;

/**
 * Answers each address under one name: bridge documents under BRIDGE_ORIGIN, everything else under PORTAL_ORIGIN. So a
 * provider's script can reach no page and no call of the portal, and no page has two addresses. Under another name
 * reads are redirected to the right one, other requests are refused (421).
 */
export function hosts(app: FastifyInstance, { PORTAL_ORIGIN, BRIDGE_ORIGIN }: Config): void {
  const portal = { origin: PORTAL_ORIGIN, name: new URL(PORTAL_ORIGIN).host };
  const bridge = { origin: BRIDGE_ORIGIN, name: new URL(BRIDGE_ORIGIN).host };
  app.addHook('onRequest', async ({ host, method, url, routeOptions }, reply) => {
    // We decide by the route, because one address can be written in many ways.
    const { origin, name } = routeOptions.config.isBridge ? bridge : portal;
    if (host === name || ANYWHERE.test(routeOptions.url ?? '')) return;
    void reply.header('cache-control', 'no-store');
    if (method !== 'GET' && method !== 'HEAD') return reply.code(421).send();
    const { pathname, search } = new URL(url, origin);
    return reply.redirect(origin + pathname + search, 308);
  });
}

const ONE_YEAR_S = 31_536_000;

/** Makes browsers use HTTPS alone (RFC 6797) where the portal ends TLS; otherwise the proxy that ends it does so. */
export function strictTransport(
  app: FastifyInstance,
  { TLS_CERT_FILE }: Pick<Config, 'TLS_CERT_FILE'>,
): void {
  if (TLS_CERT_FILE === undefined) return;
  app.addHook('onRequest', async (_, reply) => {
    void reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`);
  });
}
