import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { apiProxy } from './api-proxy.ts';

test('sends the client’s real address, whatever x-forwarded-for claims', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const api = createServer((request, response) => {
    heard.push(request.headers);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const portal = Fastify();
  await apiProxy(portal, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  await portal.inject({
    url: '/api/any',
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-for': '10.0.0.1', cookie: 'a=b', 'sec-fetch-site': 'same-origin' },
  });
  expect(heard).toEqual([
    expect.objectContaining({
      'x-forwarded-for': '203.0.113.9',
      cookie: 'a=b',
      'sec-fetch-site': 'same-origin',
    }),
  ]);
  await portal.close();
  api.close();
});
