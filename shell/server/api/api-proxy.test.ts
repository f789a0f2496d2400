import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { portalAddress, readConfig } from '@portal/config';
import Fastify from 'fastify';
import { apiProxy } from './api-proxy.ts';
import { serverOptions } from '../server-options.ts';

/** A portal in front of an API that answers everything, and the headers that the API heard. */
async function between(env: NodeJS.ProcessEnv = {}) {
  const heard: IncomingHttpHeaders[] = [];
  const api = createServer((request, response) => {
    heard.push(request.headers);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const config = readConfig({ LOG_LEVEL: 'silent', API_URL, ...env });
  const portal = Fastify(serverOptions(config) as object);
  await apiProxy(portal as never, config);
  const end = async () => {
    await portal.close();
    api.close();
  };
  return { portal, heard, end };
}

test('sends the client’s real address, whatever x-forwarded-for claims', async () => {
  const { portal, heard, end } = await between();
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
  await end();
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
test.each([
  ['the id that a proxy made', '127.0.0.1', '4f1c5ea0b1d24a6d', '4f1c5ea0b1d24a6d'],
  ['an id of the portal’s in place of a malformed one', '127.0.0.1', 'a b', UUID],
  ['an id of the portal’s in place of a browser’s', '', '4f1c5ea0b1d24a6d', UUID],
])('the API gets %s', async (_, TRUST_PROXY, given, expected) => {
  const { portal, heard, end } = await between({ TRUST_PROXY });
  for (const url of ['/api/one', '/api/two'])
    await portal.inject({ url, headers: { 'x-request-id': given } });
  const ids = heard.map((headers) => String(headers['x-request-id']));
  for (const id of ids) expect(id).toEqual(expect.stringMatching(expected));
  expect(new Set(ids).size).toBe(expected === UUID ? 2 : 1);
  await end();
});

test('proves to the API that it is a portal of ours, and for which address it calls', async () => {
  const SECRET_KEY = 'a-secret-of-32-characters-or-more';
  const { portal, heard, end } = await between({ SECRET_KEY });
  const headers = { 'x-portal-key': 'mine', 'x-portal-address': '10.0.0.1' };
  await portal.inject({ url: '/api/any', remoteAddress: '203.0.113.9', headers });
  expect(portalAddress(SECRET_KEY)(heard[0] ?? {})).toBe('203.0.113.9');
  expect(portalAddress('another-secret-of-32-characters-or')(heard[0] ?? {})).toBeNull();
  expect(portalAddress(SECRET_KEY)(headers)).toBeNull();
  await end();
});
