import { connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildBareApp, fromPortal, post } from './testing/api.ts';

const lines: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildBareApp({
    env: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  });
  app.get('/api/test/long', async () => ({ long: '가'.repeat(2000) }));
  app.get('/api/test/short', async () => ({ short: '가' }));
  app.get('/api/test/people/:name', async () => ({}));
  app.get('/api/test/database', async () => {
    const { DatabaseError } = (await import('pg')).default;
    const error = new DatabaseError('invalid input: "홍길동"', 1, 'error');
    throw Object.assign(error, { severity: 'ERROR', code: '22P02', detail: '010-1234-5678' });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test.each([
  ['an unknown call', 'GET', '/api/none'],
  ['a call by another method', 'GET', '/api/customer/selectFaqList'],
  ['an address outside the API', 'GET', '/index.html'],
  ['a method nobody has', 'PUT', '/api/customer/selectFaqList'],
] as const)('does not find %s', async (_, method, url) => {
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    status: { code: 'ERR_NOT_FOUND', message: expect.any(String) },
    error: { requestId: answer.headers['x-request-id'] },
  });
});

test.each(['/api/%', '/api/%E0%A4%A', `/api/media/${'a'.repeat(5000)}`])(
  'answers the malformed address no. %# in the envelope',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.json().status.code).toMatch(/^ERR_(BAD_REQUEST|NOT_FOUND)$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  },
);

test.each(['/api/none', '/api/health/live', '/api/openapi.json', '/api/health/ready'])(
  'sends the API’s headers with %s',
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers['cache-control']).toBe(url.endsWith('json') ? 'no-cache' : 'no-store');
  },
);

test('answers 503 while no database answers', async () => {
  const answer = await post(app, '/api/customer/selectFaqList', {});
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json().status.code).toBe('ERR_UNAVAILABLE');
});

test.each([
  ['0123456789abcdef', true],
  ['a-b_c-d-1234', true],
  ['short', false],
  ['x'.repeat(65), false],
  ['with space here', false],
  ['evil"}\u00e9\u00e9\u00e9', false],
])('accepts the request id %s: %s', async (id, taken) => {
  const answer = await app.inject({ url: '/api/none', headers: { 'x-request-id': id } });
  const { requestId } = answer.json().error;
  expect(requestId === id).toBe(taken);
  expect(answer.headers['x-request-id']).toBe(requestId);
});

describe('the log', () => {
  const logged = async (request: InjectOptions | string) => {
    lines.length = 0;
    await app.inject(request);
    return lines.map((line) => JSON.parse(line));
  };

  test('has one line per answer', async () => {
    const headers = { 'x-request-id': 'from-portal-1' };
    expect(await logged({ url: '/api/test/short', headers })).toEqual([
      expect.objectContaining({
        requestId: 'from-portal-1',
        method: 'GET',
        path: '/api/test/short',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
  });

  test('has nothing that a customer sent', async () => {
    const canary = '홍길동';
    const sent = encodeURIComponent(canary);
    await logged({
      method: 'POST',
      url: `/api/customer/selectFaqList?name=${sent}`,
      payload: { searchStr: canary, product: canary, faqIdx: canary },
      headers: {
        ...fromPortal,
        authorization: `Bearer ${canary}`,
        cookie: `a=${canary}`,
        'x-canary': canary,
      },
    });
    const log = lines.splice(0);
    await logged({
      method: 'POST',
      url: '/api/customer/selectFaqList',
      payload: `{"${canary}`,
      headers: { ...fromPortal, 'content-type': 'application/json' },
    });
    log.push(...lines.splice(0));
    await logged(`/api/test/people/${sent}?phone=${sent}`);
    log.push(...lines.splice(0));
    await logged('/api/test/database');
    log.push(...lines.splice(0));
    expect(log).toHaveLength(5);
    for (const text of [canary, sent, '010-1234', '127.0.0.1', 'Bearer'])
      expect(log.join()).not.toContain(text);
    expect(log.join()).toContain('/api/test/people/:name');
    expect(log.join()).toContain('22P02');
  });
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['zstd, deflate', undefined],
  ['identity', undefined],
])('answers a long body to "%s" as %s', async (accepted, encoding) => {
  const answer = await app.inject({
    url: '/api/test/long',
    headers: { 'accept-encoding': accepted },
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const short = await app.inject({
    url: '/api/test/short',
    headers: { 'accept-encoding': accepted },
  });
  expect(short.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'ERR_BAD_REQUEST'],
  [
    'a header without end',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
    413,
    'ERR_TOO_LARGE',
  ],
])('answers %s in the envelope', async (_, bytes, http, code) => {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${http} `));
  expect(JSON.parse(body)).toMatchObject({
    status: { code },
    error: { requestId: expect.any(String) },
  });
});

test('keeps connections alive longer than a proxy does', () => {
  expect(app.server.keepAliveTimeout).toBeGreaterThan(75_000);
});
