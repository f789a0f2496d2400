import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TestApi } from '../../testing/api.ts';
import { history } from '../../testing/payments/history.ts';
import { live } from '../../testing/payments/live.ts';

/** Histories for each database here; `npm run payments` runs 10,000. */
const RUNS = 60;

/** What can happen around a payment, in any order, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a payment', () => {
    test(
      'is charged once or never, and portal and provider agree, whatever happens',
      async () => {
        const { database, secrets } = api();
        let number = 0;
        await fc.assert(
          fc.asyncProperty(history, async (each) => {
            number += 1;
            const lived = await live({ db: database.db, secrets }, `history-${number}`, each);
            expect(lived.wrongs).toEqual([]);
          }),
          // Without a time limit, at which a history would go on beside the next tests, days ahead of them.
          { numRuns: RUNS },
        );
      },
      RUNS * 10_000,
    );
  });
