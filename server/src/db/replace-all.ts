import type { Db } from './database.ts';
import type { NewRow, Tables } from './tables.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values, and no table has 60 columns. */
const BATCH = 1_000;

/** Replaces all rows of a table. Call it inside a transaction. */
export async function replaceAll<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  await db.deleteFrom<keyof Tables>(table).execute();
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + BATCH))
      .execute();
}
