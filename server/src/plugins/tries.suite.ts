import { portalHeaders } from '@portal/config';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildApp } from '../app.ts';
import { noon, type TestApi } from '../testing/api.ts';

/** The limits of attempts, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('tries', () => {
    let three: FastifyInstance[];
    /** Those of a test: the three, unless it starts others. */
    let servers: FastifyInstance[];
    /** Answers of the right and wrong guesses that are under way. */
    let waiting: ((isRight: boolean) => void)[];
    /** Called when another guess is being checked. */
    let checks: () => void;

    /** A server with calls that are limited; members come from the address, strangers have no session. */
    const server = async (env: { TRUST_PROXY?: string } = {}) => {
      const parts = api().partsAt(noon);
      const config = { ...parts.config, LOG_LEVEL: 'silent' as const, ...env };
      const app = await buildApp({ ...parts, config });
      const limit = app.limitTries('test', { perCaller: 2, perStranger: 3, perAddress: 4 });
      const guess = app.limitWrong('test guess', { perCaller: 2, perAddress: 3 });
      const sign = (request: object, member: string) =>
        Object.assign(request, {
          caller: member === '-' ? null : { session: { idHash: member }, member: null },
        });
      app.get<{ Params: { member: string } }>('/api/test/as/:member', async (request) => {
        sign(request, request.params.member);
        await limit(request);
        return {};
      });
      app.get<{ Params: { member: string } }>('/api/test/guess/:member', async (request) => {
        sign(request, request.params.member);
        const check = () =>
          new Promise<boolean>((resolve) => {
            waiting.push(resolve);
            checks();
          });
        return { isRight: await guess(request, check) };
      });
      return app;
    };
    beforeAll(async () => {
      three = [await server(), await server(), await server()];
    });
    beforeEach(async () => {
      waiting = [];
      servers = three;
      await api().database.db.deleteFrom('guest_tally').execute();
    });

    interface From {
      /** `-` for somebody without a session. */
      as?: string;
      from?: string;
      remoteAddress?: string;
      headers?: Record<string, string>;
    }
    const nth = (i: number) => {
      const found = servers[i % servers.length];
      if (!found) throw new Error('there is no server');
      return found;
    };
    const send = (i: number, { as = '-', from, headers, remoteAddress = '127.0.0.1' }: From) =>
      nth(i).inject({
        url: `/api/test/as/${as}`,
        remoteAddress,
        headers: { ...(from !== undefined && { 'x-forwarded-for': from }), ...headers },
      });
    const statuses = async (requests: From[]) => {
      const found = [];
      for (const [i, request] of requests.entries())
        found.push((await send(i, request)).statusCode);
      return found;
    };

    test('are counted over all servers, and after a restart', async () => {
      const from = '203.0.113.1';
      expect(await statuses(Array.from({ length: 5 }, () => ({ as: 'a', from })))).toEqual([
        200, 200, 429, 429, 429,
      ]);
      servers = [await server()];
      expect(
        await statuses([
          { as: 'a', from },
          { as: 'b', from },
        ]),
      ).toEqual([429, 200]);
    });

    test('are exact when all are made at once', async () => {
      const all = await Promise.all(
        Array.from({ length: 30 }, (_, i) => send(i, { as: `m${i}`, from: '203.0.113.1' })),
      );
      expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    });

    test('count per caller at any address, and per address for any caller', async () => {
      const as = (member: string, n: number) => ({ as: member, from: `203.0.113.${n}` });
      expect(await statuses([as('a', 1), as('a', 2), as('a', 3)])).toEqual([200, 200, 429]);
      const many = ['b', 'c', 'd', 'e', 'f'].map((member) => as(member, 4));
      expect(await statuses(many)).toEqual([200, 200, 200, 200, 429]);
    });

    test('count by the address for whoever drops the cookie', async () => {
      const from = '203.0.113.1';
      expect(await statuses([{ from }, { from }, { from }, { from }])).toEqual([
        200, 200, 200, 429,
      ]);
      expect(await statuses([{ as: 'a', from }, { from: '203.0.113.2' }])).toEqual([200, 200]);
    });

    test('believe X-Forwarded-For from this machine and from the proxies in TRUST_PROXY alone', async () => {
      const via = (remoteAddress: string) =>
        statuses(
          [1, 2, 3, 4].map((n) => ({ remoteAddress, from: `198.51.100.${n}, 203.0.113.${n}` })),
        );
      expect(await via('203.0.113.9')).toEqual([200, 200, 200, 429]);
      servers = [await server({ TRUST_PROXY: '203.0.113.8,10.0.0.0/8' })];
      expect(await via('203.0.113.8')).toEqual([200, 200, 200, 200]);
      expect(await via('10.1.2.3')).toEqual([200, 200, 200, 200]);
    });

    test('count thirty customers of a portal on another machine as thirty', async () => {
      const headersFor = portalHeaders(api().secrets.secretKey);
      const remoteAddress = '198.51.100.7';
      const customers = Array.from({ length: 30 }, (_, i) => ({
        remoteAddress,
        headers: headersFor(`203.0.113.${i}`),
      }));
      expect(new Set(await statuses(customers))).toEqual(new Set([200]));
      const liar = { remoteAddress, headers: { ...headersFor('192.0.2.1'), 'x-portal-key': 'x' } };
      expect(await statuses([liar, liar, liar, liar])).toEqual([200, 200, 200, 429]);
    });

    describe('of which only wrong ones count', () => {
      /** Guesses, and waits until the guess is being checked, or is refused. */
      const begin = async (i: number) => {
        const isChecked = new Promise<void>((resolve) => (checks = resolve));
        const answer = nth(i)
          .inject({ url: '/api/test/guess/a' })
          .then(({ statusCode }) => statusCode);
        await Promise.race([isChecked, answer]);
        return { answer };
      };
      const endAll = (isRight: boolean) => waiting.splice(0).forEach((end) => end(isRight));

      test('those under way count too, and right ones no more', async () => {
        const under = [await begin(0), await begin(1)];
        expect(await (await begin(2)).answer).toBe(429);
        endAll(true);
        for (const { answer } of under) expect(await answer).toBe(200);
        for (const i of [0, 1]) {
          const { answer } = await begin(i);
          endAll(false);
          expect(await answer).toBe(200);
        }
        for (const i of [2, 0]) expect(await (await begin(i)).answer).toBe(429);
      });
    });
  });
