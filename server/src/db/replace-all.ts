import type { Db } from './database.ts';
import type { NewRow, Tables } from './tables.ts';

/** Replaces all rows of a table. Call it inside a transaction. */
export async function replaceAll<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  await db.deleteFrom<keyof Tables>(table).execute();
  for (const row of rows) await db.insertInto(table).values(row).execute();
}
