import type { Db } from './database.ts';

/**
 * Runs work that changes a row by its version, each time in a transaction of its own, until nobody else changed the row
 * first: it decides again on what it finds then.
 * @param attempt answers 'lost' where the row has another version by now
 */
export async function untilWon<T>(
  db: Db,
  attempt: (transaction: Db) => Promise<T | 'lost'>,
): Promise<T> {
  const done = await db.transaction().execute(attempt);
  return done === 'lost' ? untilWon(db, attempt) : done;
}
