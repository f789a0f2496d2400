import { afterEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './pass-on.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the other server gets the request as if sent to it, with more headers', async () => {
  const portal = await listen(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const { host, origin, referer, cookie, 'x-more': more } = request.headers;
    const told = {
      method: request.method,
      url: request.url,
      host,
      origin,
      referer,
      cookie,
      more,
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...told, body }));
  });
  const dev = await listen((request, response) =>
    passOn(portal, request, response, { 'x-more': 'b' }),
  );
  const answer = await fetch(`${dev}/api/x?a=%20b`, {
    method: 'POST',
    body: 'text',
    headers: { origin: dev, referer: `${dev}/guide/faq`, cookie: 'a=1' },
  });
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/api/x?a=%20b',
    host: new URL(portal).host,
    origin: portal,
    referer: `${portal}/guide/faq`,
    cookie: 'a=1',
    more: 'b',
    body: 'text',
  });
});

test('keeps a foreign origin', async () => {
  const portal = await listen((request, response) => response.end(request.headers.origin));
  const dev = await listen((request, response) => passOn(portal, request, response));
  const answer = await fetch(dev, { method: 'POST', headers: { origin: 'http://evil.example' } });
  expect(await answer.text()).toBe('http://evil.example');
});

test.each([
  ['its own address', (portal: string) => `${portal}/guide/faq`, '/guide/faq'],
  ['a path', () => '/guide/faq', '/guide/faq'],
  ['another server', () => 'http://login.example/', 'http://login.example/'],
])('a redirect to %s leads there', async (_, to, led) => {
  const portal = await listen((_request, response) => {
    response.writeHead(302, { location: to(portal) }).end();
  });
  const dev = await listen((request, response) => passOn(portal, request, response));
  const answer = await fetch(dev, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, led]);
});

test('names the server that does not answer', async () => {
  const gone = await listen(() => {});
  servers.pop()?.close();
  const dev = await listen((request, response) => passOn(gone, request, response));
  const answer = await fetch(dev);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain(`${gone} does not answer`);
});
