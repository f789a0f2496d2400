import type { Company } from '@portal/config';
import type { FastifyInstance } from 'fastify';
import { baseOf } from '../../shared/common-portal.ts';
import type { LiveRelease } from '../release/live-release.ts';

/**
 * /manifest.webmanifest: how a phone shows the portal on its home screen (W3C web app manifest). /favicon.ico, which tools
 * ask for without reading a page: redirects to the icon of the live shell.
 */
export function manifest(
  app: FastifyInstance,
  live: () => LiveRelease,
  { brand, centre }: Company,
): void {
  const base = () => baseOf('shell', live().versions.get('shell')?.version ?? '');
  const content = () => ({
    name: centre,
    short_name: brand,
    lang: 'ko',
    start_url: '/',
    scope: '/',
    // Login leads to another site, so customers need the browser's back button.
    display: 'minimal-ui',
    background_color: '#FAF9F6',
    theme_color: '#FFFFFF',
    icons: [192, 512].map((size) => ({
      src: `${base()}icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
  const cached = { 'cache-control': 'public, max-age=3600' };
  app.get('/manifest.webmanifest', async (_, reply) =>
    reply
      .headers(cached)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(content())),
  );
  app.get('/favicon.ico', async (_, reply) =>
    reply.headers(cached).redirect(`${base()}icon-192.png`, 302),
  );
}
