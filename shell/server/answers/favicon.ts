import type { FastifyInstance } from 'fastify';
import { baseOf, type LiveRelease } from '../release/live-release.ts';

/** /favicon.ico, which tools ask for without reading a page: redirects to the icon of the live shell. */
export function favicon(app: FastifyInstance, live: () => LiveRelease): void {
  app.get('/favicon.ico', async (_, reply) => {
    const { versions } = live();
    const base = baseOf('shell', versions.get('shell')?.version ?? '');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .redirect(`${base}icon-192.png`, 302);
  });
}
