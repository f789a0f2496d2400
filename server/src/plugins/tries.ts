import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a limit on how often something may be tried in ten minutes. */
    limitTries(limit: Limit): (request: FastifyRequest) => Promise<void>;
  }
}

interface Limit {
  /** By one member, or one browser that has a session. */
  perCaller: number;
  /** By one address: many people may share it. */
  perAddress: number;
}

const WINDOW_MS = 10 * 60_000;

const callerOf = ({ caller, ip }: FastifyRequest) =>
  caller ? `caller ${caller.member?.memberId ?? caller.session.idHash}` : `address ${ip}`;

/**
 * Limits what could be guessed. Counted in this process's memory: with several of them a limit is so
 * many times as high. Who is over it gets ERR_TOO_MANY, and not a word about how long or how many.
 */
export const tries = fp(
  async (app) => {
    await app.register(rateLimit, { global: false });
    app.decorate('limitTries', ({ perCaller, perAddress }: Limit) => {
      const common = { timeWindow: WINDOW_MS };
      const counters = [
        app.createRateLimit({ ...common, max: perCaller, keyGenerator: callerOf }),
        app.createRateLimit({ ...common, max: perAddress }),
      ];
      return async (request: FastifyRequest) => {
        for (const count of counters) {
          const counted = await count(request);
          if (!counted.isAllowed && counted.isExceeded) throw new AppError('ERR_TOO_MANY');
        }
      };
    });
  },
  { name: 'tries', dependencies: ['failures'] },
);
