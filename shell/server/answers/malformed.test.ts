import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { strictTransport } from './hosts.ts';
import { routedAddress } from './malformed.ts';

test.each(['/%', '/%E0%A4%A', '/guide/%zz?a=1', '/%ff'])(
  '%s is answered as an address that no page has',
  async (url) => {
    const app = Fastify({ rewriteUrl: routedAddress });
    app.get('/*', async (request) => `page ${request.url}`);
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, 'page /-/malformed']);
    await app.close();
  },
);

test.each(['/', '/guide/faq?q=%', '/%EB%AC%BC', '/a%20b'])('%s is routed unchanged', (url) => {
  expect(routedAddress({ url })).toBe(url);
});

test('sends Strict-Transport-Security only where the portal itself ends TLS', async () => {
  const answered = async (certificate: string | undefined) => {
    const app = Fastify();
    strictTransport(app, { TLS_CERT_FILE: certificate });
    app.get('/', async () => 'page');
    const { headers } = await app.inject('/');
    await app.close();
    return headers['strict-transport-security'];
  };
  expect(await answered('/cert.pem')).toBe('max-age=31536000');
  expect(await answered(undefined)).toBeUndefined();
});
