import type { FastifyInstance } from 'fastify';
import type { LiveRelease } from '../release/live-release.ts';

/**
 * Pages of members, and calls. We leave other pages readable even if they must not be indexed: a crawler has to read
 * a page to see its `noindex`.
 */
const CLOSED = ['/api/', '/member$', '/member/', '/payment$', '/payment/'];

/** Serves robots.txt, and sitemap.xml with the addresses of the live set's indexable pages. */
export function crawlers(app: FastifyInstance, live: () => LiveRelease, origin: string): void {
  const robots = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));

  app.get('/sitemap.xml', async (_, reply) => {
    const addresses = live()
      .sections.flatMap(({ pages }) => pages)
      .filter(({ indexable, access }) => indexable && access === 'public')
      // Crawlers find detail pages through the lists.
      .filter(({ pattern }) => !pattern.includes('{'))
      .map(({ pattern }) => `<url><loc>${origin}${pattern}</loc></url>`);
    return reply.type('application/xml; charset=utf-8').send(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`,
    );
  });
}
