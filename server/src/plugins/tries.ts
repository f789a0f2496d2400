import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns a function that counts an attempt and throws over the limit within ten minutes. */
    limitTries(limit: Limit): (request: FastifyRequest) => Promise<void>;
  }
}

interface Limit {
  /** Per member, or per session without one. Who has neither counts by the address alone. */
  perCaller?: number;
  /** Per IP address. A mobile carrier puts thousands of customers behind one. */
  perAddress: number;
}

const WINDOW_MS = 10 * 60_000;

const callerOf = ({ caller }: FastifyRequest) =>
  `caller ${caller?.member?.memberId ?? caller?.session.idHash}`;

/**
 * Limits attempts at what could be guessed. Counts are in this process's memory, so n processes allow n times
 * as many. Over the limit the answer is ERR_TOO_MANY, without saying how long or how many.
 */
export const tries = fp(
  async (app) => {
    await app.register(rateLimit, { global: false });
    app.decorate('limitTries', ({ perCaller, perAddress }: Limit) => {
      const common = { timeWindow: WINDOW_MS };
      const byAddress = app.createRateLimit({ ...common, max: perAddress });
      const byCaller =
        perCaller === undefined
          ? null
          : app.createRateLimit({ ...common, max: perCaller, keyGenerator: callerOf });
      return async (request: FastifyRequest) => {
        for (const count of byCaller && request.caller ? [byCaller, byAddress] : [byAddress]) {
          const counted = await count(request);
          if (!counted.isAllowed && counted.isExceeded) throw new AppError('ERR_TOO_MANY');
        }
      };
    });
  },
  { name: 'tries', dependencies: ['failures'] },
);
