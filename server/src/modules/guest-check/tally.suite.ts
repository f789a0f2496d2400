import { beforeEach, describe, expect, test } from '@jest/globals';
import { noon, type TestApi } from '../../testing/api.ts';
import { countTry, deleteOldTries, MOST } from './tally.ts';

/** How look-ups without an account are counted, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('tries of look-ups', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await db().deleteFrom('guest_tally').execute();
    });
    const at = (minutes: number) => Date.parse(noon) + minutes * 60_000;
    const tried = (minutes: number) => countTry(db(), 'order check', { phone: 'p' }, at(minutes));

    test('count together from the beginning of an hour to its end', async () => {
      const spread = [0, 14, 30, 45, 59];
      expect(spread).toHaveLength(MOST.phone);
      for (const minutes of spread) expect(await tried(minutes)).toBe(true);
      expect([await tried(59), await tried(60)]).toEqual([false, true]);
    });

    test('are kept for the hour before this one, and deleted after that', async () => {
      for (const minutes of [0, 60, 120, 180]) await tried(minutes);
      await deleteOldTries(db(), at(185));
      const left = await db().selectFrom('guest_tally').select('since').orderBy('since').execute();
      expect(left.map(({ since }) => since)).toEqual([at(120), at(180)]);
    });
  });
