import type { Db } from './database.ts';

/**
 * Runs `attempt` in a transaction. If another process changed the row at the same time, `attempt` returns 'lost', and we run
 * it again in a new transaction, where it sees the changed row.
 * @param attempt reads a row, decides, and updates the row only if its version is unchanged
 */
export async function untilWon<T>(
  db: Db,
  attempt: (transaction: Db) => Promise<T | 'lost'>,
): Promise<T> {
  const done = await db.transaction().execute(attempt);
  return done === 'lost' ? untilWon(db, attempt) : done;
}
