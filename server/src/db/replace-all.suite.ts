import { expect, test } from '@jest/globals';
import type { TestApi } from '../testing/api.ts';
import { replaceAll } from './replace-all.ts';

const ROWS = 2_500;

/** A table's rows are replaced, on both databases. */
export const suite = (api: () => TestApi) =>
  test('all rows of a table are replaced by many in a few statements', async () => {
    const { db } = api().database;
    const words = Array.from({ length: ROWS }, (_, i) => String(i).padStart(5, '0'));
    let statements = 0;
    const transaction = await db.startTransaction().execute();
    await replaceAll(
      transaction.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
      'search_word',
      words.map((word) => ({ word, letters: word, initials: word, weight: 0 })),
    );
    const kept = await transaction
      .selectFrom('search_word')
      .select('word')
      .orderBy('word')
      .execute();
    await transaction.rollback().execute();
    expect(kept.map(({ word }) => word)).toEqual(words);
    // One to delete, and one for each thousand rows.
    expect(statements).toBe(4);
  });
