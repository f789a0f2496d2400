import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiCalls } from './api-calls.ts';

let server: Server;
let apiUrl: string;
/** What waits for its answer. */
let open: ServerResponse[];
let arrived: () => void;
beforeEach(async () => {
  open = [];
  server = createServer((_, response) => {
    open.push(response);
    arrived();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function call(limitMs: number, url = '/api/customer/noticeList') {
  const asked = { method: 'POST', url, client: 'customer', body: '{}', type: 'application/json' };
  return apiCalls(apiUrl, limitMs)(asked, {});
}

test('resolves to the answer that comes in time', async () => {
  const isThere = new Promise<void>((done) => (arrived = done));
  const answer = call(60_000);
  await isThere;
  open[0]?.end('{}');
  expect(await answer).toEqual({ status: 200, body: '{}' });
});

test('gives up before the page has to be sent', async () => {
  arrived = () => {};
  const began = performance.now();
  expect(await call(90)).toBeNull();
  expect(performance.now() - began).toBeGreaterThan(55);
});

test('calls nothing but the API', async () => {
  expect(await call(90, 'http://elsewhere.example/api/a')).toBeNull();
  expect(await call(90, '/-/health/ready')).toBeNull();
  expect(open).toHaveLength(0);
});
