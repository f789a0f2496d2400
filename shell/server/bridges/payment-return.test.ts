import { afterEach, expect, jest, test } from '@jest/globals';
import cookie from '@fastify/cookie';
import { readCompany, readConfig } from '@portal/config';
import Fastify from 'fastify';
import { bridges } from './bridges.ts';

const config = readConfig({});
const moid = '20261122-0123456789ABCDEF';

afterEach(() => void jest.restoreAllMocks());

/** An API that answers with this status, or not at all for null, and records what it was asked. */
function api(status: number | null) {
  const asked: { url: string; body: unknown; id: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const id = new Headers(init?.headers).get('x-request-id');
    asked.push({ url: String(url), body: JSON.parse(String(init?.body)), id });
    if (status === null) throw new TypeError('refused');
    return new Response('{}', { status });
  });
  return asked;
}
const REQUEST_ID = 'from-the-proxy-1';
async function post(url: string, fields: Record<string, string>) {
  const app = Fastify({ genReqId: () => REQUEST_ID });
  await app.register(cookie);
  await bridges(app, config, readCompany(config.COMPANY_FILE));
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  await app.close();
  return answer;
}

test.each([200, 400, 503, null])(
  'a return that the API answers with %s leads to the result, which knows',
  async (status) => {
    const asked = api(status);
    const fields = { Moid: moid, AuthToken: 'token', BuyerName: '김하늘' };
    const answer = await post('/bridge/payment/return', fields);
    expect(asked).toEqual([
      {
        url: `${config.API_URL}/api/pay/return`,
        body: { Moid: moid, AuthToken: 'token' },
        id: REQUEST_ID,
      },
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('다시 결제하지 마세요.');
    expect(answer.body).toContain(`href="/payment/pay_result?moid=${moid}"`);
  },
);

test.each([
  ['none', {}],
  ['markup', { Moid: '"><script>alert(1)</script>' }],
])('does not call the API for a return without a payment number: %s', async (_, fields) => {
  const asked = api(200);
  const { body } = await post('/bridge/payment/return', fields);
  expect(asked).toEqual([]);
  expect(body).toContain('결제 결과를 받지 못했습니다');
  expect(body).not.toContain('alert(1)');
  expect(body).not.toContain('<script');
});

test.each([
  [200, 200, 'OK'],
  [400, 503, 'FAIL'],
  [null, 503, 'FAIL'],
])('a deposit that the API answers with %s is answered %s %s', async (status, http, text) => {
  const asked = api(status);
  const answer = await post('/bridge/payment/deposit', { MOID: moid, Amt: '1000', Other: 'x' });
  expect(asked).toEqual([
    { url: `${config.API_URL}/api/pay/deposit`, body: { MOID: moid, Amt: '1000' }, id: REQUEST_ID },
  ]);
  expect([answer.statusCode, answer.body]).toEqual([http, text]);
});
