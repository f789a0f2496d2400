import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { pseudonym } from '../pseudonym.ts';
import { addTry, takeBack, type Count } from './tally.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns a function that counts an attempt and throws over the limit within ten minutes. @param name of the limit, unique */
    limitTries(name: string, limit: Limit): (request: FastifyRequest) => Promise<void>;
    /**
     * The same for attempts of which only the wrong ones count. `isRight` runs while fewer than the limit were wrong, those
     * included that are still under way: nobody gets more guesses by asking for several at once.
     */
    limitWrong(
      name: string,
      limit: Limit,
    ): (request: FastifyRequest, isRight: () => Promise<boolean>) => Promise<boolean>;
  }
}

interface Limit {
  /** Per member, or per session without one. */
  perCaller?: number;
  /** Per IP address, for all together who have no session. Dropping the cookie gains no more than this. */
  perStranger?: number;
  /** Per IP address. A mobile carrier puts thousands of customers behind one. */
  perAddress: number;
}

const WINDOW_MS = 10 * 60_000;

/**
 * Limits attempts at what could be guessed. They are counted in the database, over all servers and restarts. Over the limit the
 * answer is ERR_TOO_MANY, without saying how long or how many.
 */
export const tries = fp<Parts>(
  async (app, { db, clock, secretKey }) => {
    const countsOf = (name: string, limit: Limit, { caller, customerAddress }: FastifyRequest) => {
      const who = caller
        ? (['caller', caller.member?.memberId ?? caller.session.idHash, limit.perCaller] as const)
        : (['stranger', customerAddress, limit.perStranger] as const);
      return [who, ['address', customerAddress, limit.perAddress] as const].flatMap(
        ([kind, value, most]) => {
          const hash = pseudonym(secretKey, `tries ${kind}`, value);
          const subject = `tries ${name} ${kind} ${hash}`;
          return most === undefined ? [] : [{ subject, windowMs: WINDOW_MS, most }];
        },
      );
    };

    /** Adds the attempt to each count. @throws AppError if it is too many for one; then it is in none */
    const take = async (counts: (Count & { most: number })[], now: number) => {
      for (const [i, count] of counts.entries()) {
        if ((await addTry(db, count, now)) <= count.most) continue;
        await giveBack(counts.slice(0, i + 1), now);
        throw new AppError('ERR_TOO_MANY');
      }
    };
    const giveBack = async (counts: Count[], now: number) => {
      for (const count of counts) await takeBack(db, count, now);
    };

    app.decorate(
      'limitTries',
      (name: string, limit: Limit) => (request: FastifyRequest) =>
        take(countsOf(name, limit, request), clock.running()),
    );
    app.decorate('limitWrong', (name: string, limit: Limit) => {
      return async (request: FastifyRequest, isRight: () => Promise<boolean>) => {
        const [counts, now] = [countsOf(name, limit, request), clock.running()];
        // It counts as wrong until it is known to be right: a server that is killed meanwhile gives nobody another guess.
        await take(counts, now);
        let isWrong = false;
        try {
          isWrong = !(await isRight());
          return !isWrong;
        } finally {
          if (!isWrong) await giveBack(counts, now);
        }
      };
    });
  },
  { name: 'tries', dependencies: ['failures', 'customer-address'] },
);
