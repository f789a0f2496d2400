import { beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildBareApp } from '../testing/api.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildBareApp();
  const limit = app.limitTries({ perCaller: 2, perAddress: 3 });
  app.get('/api/test/try', async (request) => {
    await limit(request);
    return {};
  });
  const limitCallers = app.limitTries({ perCaller: 1, perAddress: 3 });
  app.get('/api/test/as/:member', async (request) => {
    const { member } = request.params as { member: string };
    request.caller = { session: { idHash: member }, member: null } as never;
    await limitCallers(request);
    return {};
  });
});

const statuses = async (requests: { url?: string; remoteAddress?: string; from?: string }[]) => {
  const found = [];
  for (const { url = '/api/test/try', remoteAddress = '127.0.0.1', from } of requests)
    found.push(
      (
        await app.inject({
          url,
          remoteAddress,
          headers: from ? { 'x-forwarded-for': from } : {},
        })
      ).statusCode,
    );
  return found;
};

test('counts by the address that the portal’s server passes on', async () => {
  const from = '203.0.113.1';
  expect(await statuses([{ from }, { from }, { from }, { from }, { from: '203.0.113.2' }])).toEqual(
    [200, 200, 200, 429, 200],
  );
});

test('counts who has no session by the address alone: a carrier puts many behind one', async () => {
  const limit = app.limitTries({ perCaller: 1, perAddress: 30 });
  app.get('/api/test/new', async (request) => {
    await limit(request);
    return {};
  });
  const from = '203.0.113.7';
  const found = await statuses(Array.from({ length: 31 }, () => ({ url: '/api/test/new', from })));
  expect(found.lastIndexOf(200)).toBe(29);
  expect(found.at(-1)).toBe(429);
});

test('believes X-Forwarded-For from the portal’s server only', async () => {
  const liar = (from: string) => ({ remoteAddress: '203.0.113.9', from });
  expect(
    await statuses([liar('1.1.1.1'), liar('1.1.1.2'), liar('1.1.1.3'), liar('1.1.1.4')]),
  ).toEqual([200, 200, 200, 429]);
});

test('counts per caller at any address, and per address for any caller', async () => {
  const as = (member: string, from: string) => ({ url: `/api/test/as/${member}`, from });
  expect(await statuses([as('a', '203.0.113.1'), as('a', '203.0.113.2')])).toEqual([200, 429]);
  const many = ['b', 'c', 'd', 'e'].map((member) => as(member, '203.0.113.3'));
  expect(await statuses(many)).toEqual([200, 200, 200, 429]);
});
