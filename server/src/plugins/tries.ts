import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns a function that counts an attempt and throws over the limit within ten minutes. */
    limitTries(limit: Limit): (request: FastifyRequest) => Promise<void>;
    /**
     * The same for attempts of which only the wrong ones count. `isRight` runs while fewer than the limit were wrong, those
     * included that are still under way: nobody gets more guesses by asking for several at once.
     */
    limitWrong(
      limit: Limit,
    ): (request: FastifyRequest, isRight: () => Promise<boolean>) => Promise<boolean>;
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
    const countersOf = ({ perCaller, perAddress }: Limit) => {
      const common = { timeWindow: WINDOW_MS };
      const byAddress = app.createRateLimit({ ...common, max: perAddress });
      const byCaller =
        perCaller === undefined
          ? null
          : app.createRateLimit({ ...common, max: perCaller, keyGenerator: callerOf });
      return ({ caller }: FastifyRequest) =>
        byCaller && caller ? [byCaller, byAddress] : [byAddress];
    };
    app.decorate('limitTries', (limit: Limit) => {
      const countersFor = countersOf(limit);
      return async (request: FastifyRequest) => {
        for (const count of countersFor(request)) {
          const counted = await count(request);
          if (!counted.isAllowed && counted.isExceeded) throw new AppError('ERR_TOO_MANY');
        }
      };
    });
    app.decorate('limitWrong', (limit: Limit) => {
      const countersFor = countersOf(limit);
      const running = new Map<string, number>();
      const add = (key: string, by: number) => {
        const sum = (running.get(key) ?? 0) + by;
        if (sum > 0) running.set(key, sum);
        else running.delete(key);
        return sum;
      };
      return async (request: FastifyRequest, isRight: () => Promise<boolean>) => {
        const begun: string[] = [];
        try {
          for (const count of countersFor(request)) {
            const counted = await count(request, { increment: false });
            if (counted.isAllowed) continue;
            begun.push(counted.key);
            if (add(counted.key, 1) > counted.remaining) throw new AppError('ERR_TOO_MANY');
          }
          if (await isRight()) return true;
          // Before the attempt stops counting as under way.
          for (const count of countersFor(request)) await count(request);
          return false;
        } finally {
          for (const key of begun) add(key, -1);
        }
      };
    });
  },
  { name: 'tries', dependencies: ['failures'] },
);
