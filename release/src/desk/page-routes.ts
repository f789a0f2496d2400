import fastifyStatic from '@fastify/static';
import type { BuiltPage } from '@portal/build/page';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { DeskError } from './refusals.ts';

const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types desk#webpack',
  ].join('; ');

const headersOf = (nonce: string) => ({
  'content-security-policy': policyOf(nonce),
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

/** An empty document that the browser renders: no crawler and no slow phone opens the desk. */
const document = ({ script, style }: BuiltPage, nonce: string) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>릴리스 데스크</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/${style.file}" integrity="${style.sha384}">
<script nonce="${nonce}" src="/assets/${script.file}" integrity="${script.sha384}" defer></script>
</head><body><div id="desk"></div>
<noscript>릴리스 데스크는 자바스크립트가 있어야 쓸 수 있습니다. 명령줄에서는 npm run release -- --help 로 같은 일을 할 수 있습니다.</noscript>
</body></html>`;

/** Serves the console: immutable files, and one document under every page's address. */
export async function pageRoutes(app: FastifyInstance, page: BuiltPage): Promise<void> {
  await app.register(fastifyStatic, {
    root: page.folder,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/'))
      throw new DeskError('not-found', 'there is no such call: GET /api/verbs lists all');
    const nonce = randomBytes(18).toString('base64');
    return reply.headers(headersOf(nonce)).send(document(page, nonce));
  });
}
