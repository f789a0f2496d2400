import type { Config } from '@portal/config';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is one of the bridges': it is answered at BRIDGE_ORIGIN. */
    isBridge?: true;
  }
}

/** Whoever looks after the servers asks them by any name; what never changes is the same everywhere. */
const ANYWHERE = /^\/(?:-\/health|r|fonts)\//;

/**
 * Each address is answered under one name: bridge documents under theirs, all else under the portal's.
 * What a provider's script can reach is then no page and no call of the portal, and no page is found
 * twice. Who reads at another name is led to the right one; anything else is refused there (421).
 */
export function hosts(app: FastifyInstance, { PORTAL_ORIGIN, BRIDGE_ORIGIN }: Config): void {
  const portal = { origin: PORTAL_ORIGIN, name: new URL(PORTAL_ORIGIN).host };
  const bridge = { origin: BRIDGE_ORIGIN, name: new URL(BRIDGE_ORIGIN).host };
  app.addHook('onRequest', async ({ host, method, url, routeOptions }, reply) => {
    // The route, not the address: one address can be written in many ways.
    const { origin, name } = routeOptions.config.isBridge ? bridge : portal;
    if (host === name || ANYWHERE.test(routeOptions.url ?? '')) return;
    void reply.header('cache-control', 'no-store');
    if (method !== 'GET' && method !== 'HEAD') return reply.code(421).send();
    const { pathname, search } = new URL(url, origin);
    return reply.redirect(origin + pathname + search, 308);
  });
}
