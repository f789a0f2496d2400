import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpoint, type Endpoint } from '@portal/contract';
import { endpoints } from '@portal/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { route } from '../route.ts';
import { buildBareApp, fromPortal } from '../testing/api.ts';
import { isUnsafe } from './same-origin.ts';

const ORIGIN = 'http://localhost:3000';
const entry = endpoint({
  kind: 'testChange',
  method: 'POST',
  path: '/api/test/change',
  summary: '',
  input: v.object({ n: v.optional(v.unknown()) }),
  answer: v.object({ changed: v.boolean() }),
  envelope: 'data',
  errors: [],
});
const calls = {
  json: entry,
  query: { ...entry, path: '/api/test/query', sends: 'query' },
  form: { ...entry, path: '/api/test/form', sends: 'form' },
  get: { ...entry, path: '/api/test/get', method: 'GET', changes: true },
} as const;

let app: FastifyInstance;
let changed = 0;
beforeAll(async () => {
  app = await buildBareApp();
  for (const call of Object.values(calls))
    route(app, call, () => {
      changed += 1;
      return { changed: true };
    });
});

const bodies = {
  json: ['application/json', '{"n":1}'],
  form: ['application/x-www-form-urlencoded', 'n=1'],
  multipart: [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="n"\r\n\r\n1\r\n--x--\r\n',
  ],
  text: ['text/plain', '{"n":1}'],
} as const;

describe.each(Object.entries(calls))('a call that changes something (%s)', (name, call) => {
  const send = (headers: Record<string, string>, payload?: string) => {
    const { method, path: url } = call;
    return app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  };
  const own: Record<string, string> =
    name === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};

  test.each([
    ['a page of the portal', fromPortal],
    ['a page in a browser too old to say its site', { origin: ORIGIN, 'x-portal-client': 'a' }],
  ])('is accepted from %s', async (_, headers) => {
    const before = changed;
    expect((await send({ ...own, ...headers }, name === 'form' ? '' : undefined)).statusCode).toBe(
      200,
    );
    expect(changed).toBe(before + 1);
  });

  const others = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another port of the same host', { 'sec-fetch-site': 'same-site', origin: ORIGIN }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a form of the portal, or a link in it', { 'sec-fetch-site': 'same-origin' }],
    ['an old browser on another site', { origin: 'https://evil.example', 'x-portal-client': 'a' }],
    ['a page without an origin', { origin: 'null', 'x-portal-client': 'a' }],
    ['another port', { origin: 'http://localhost:3001', 'x-portal-client': 'a' }],
    ['a longer host', { origin: `${ORIGIN}.evil.example`, 'x-portal-client': 'a' }],
    ['who says nothing', { 'x-portal-client': 'a' }],
    ['two sites at once', { ...fromPortal, 'sec-fetch-site': 'same-origin, cross-site' }],
    ['an empty client', { ...fromPortal, 'x-portal-client': '' }],
  ] as const;
  test.each(others)('is refused from %s, in every encoding', async (_, headers) => {
    const before = changed;
    const answers = [
      await send({ ...headers }),
      ...(await Promise.all(
        Object.values(bodies).map(([type, payload]) =>
          send({ ...headers, 'content-type': type }, payload),
        ),
      )),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().status.code]).toEqual([403, 'ERR_FORBIDDEN']);
    expect(changed).toBe(before);
  });
});

test('every call of the contract that changes something is refused from another site', async () => {
  for (const each of endpoints.filter(isUnsafe)) {
    const answer = await app.inject({
      method: each.method,
      url: each.path,
      headers: { ...fromPortal, 'sec-fetch-site': 'cross-site' },
    });
    expect([each.kind, answer.statusCode]).toEqual([each.kind, 403]);
  }
});

test('protects every POST but a provider’s answer, and the GETs that change something', () => {
  const kinds = (list: readonly Endpoint[]) => list.map(({ kind }) => kind).sort();
  const exempt = endpoints.filter((each) => each.method === 'POST' && !isUnsafe(each));
  expect(kinds(exempt)).toEqual(['certifyReturn', 'payDeposit', 'payReturn']);
  const gets = endpoints.filter((each) => each.method === 'GET' && isUnsafe(each));
  expect(kinds(gets)).toEqual(['deleteQna', 'logout']);
});
