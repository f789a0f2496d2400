import { sql } from 'kysely';
import type { Store } from '../parts.ts';
import type { Cipher, Sealed } from './cipher.ts';
import { sealedTables, type SealedColumn } from './columns.ts';

/** Rows that are locked and written at a time; it bounds how long customers wait for a lock. */
const BATCH = 200;

export interface Rotation {
  /** Id of the key that seals every value now. */
  key: string;
  /** Rows that were sealed again. */
  rows: number;
  /** Values that no key opens. They stay as they are. */
  unreadable: number;
}

type Row = Record<string, string>;
type Table = (typeof sealedTables)[keyof typeof sealedTables];

/** The columns of a row to update, and how many of its values cannot be read. */
function renew(cipher: Cipher, table: string, { columns, indexes }: Table, row: Row) {
  const changes: Row = {};
  let unreadable = 0;
  const opened: Record<string, string | null> = {};
  for (const column of columns) {
    const name = `${table}.${column}` as SealedColumn;
    const value = row[column] as Sealed<SealedColumn> | null;
    // A column that an older release does not know.
    if (value === null) continue;
    const text = cipher.tryOpen(name, value);
    opened[column] = text;
    if (text === null) unreadable += 1;
    else if (!cipher.isCurrent(value)) changes[column] = cipher.seal(name, text);
  }
  for (const [index, column] of Object.entries(indexes) as [string, string][]) {
    const text = opened[column] ?? null;
    if (text !== null && !cipher.isCurrent(row[index] ?? ''))
      changes[index] = cipher.index(`${table}.${column}` as SealedColumn, text);
  }
  return { changes, unreadable };
}

/**
 * Seals every personal value again with the first key, and updates the indexes. Values that are current are
 * skipped, so an interrupted rotation can be run again. The server keeps serving meanwhile.
 */
export async function rotateKeys({ db, cipher }: Store): Promise<Rotation> {
  const done: Rotation = { key: cipher.keyId, rows: 0, unreadable: 0 };
  for (const [table, described] of Object.entries(sealedTables)) {
    const all = [...described.columns, ...Object.keys(described.indexes)];
    const stale = sql.join(
      all.map((column) => sql`strpos(${sql.ref(column)}, ${cipher.currentPrefix}) <> 1`),
      sql` or `,
    );
    const key = sql.ref(described.key);
    const nextBatch = (after: string | null) =>
      db.transaction().execute(async (transaction) => {
        const rest = after === null ? sql`true` : sql`${key} > ${after}`;
        const { rows } = await sql<Row>`
          select ${key} as row_key, ${sql.join(all.map((column) => sql.ref(column)))}
          from ${sql.table(table)} where ${rest} and (${stale})
          order by ${key} limit ${BATCH} for update`.execute(transaction);
        for (const row of rows) {
          const { changes, unreadable } = renew(cipher, table, described, row);
          done.unreadable += unreadable;
          const sets = Object.entries(changes).map(
            ([column, value]) => sql`${sql.ref(column)} = ${value}`,
          );
          if (sets.length === 0) continue;
          done.rows += 1;
          await sql`update ${sql.table(table)} set ${sql.join(sets)}
            where ${key} = ${row['row_key']}`.execute(transaction);
        }
        return rows.at(-1)?.['row_key'];
      });
    let last = await nextBatch(null);
    while (last !== undefined) last = await nextBatch(last);
  }
  // Nothing needs the other keys any more.
  if (done.rows === 0 && done.unreadable === 0)
    await db.deleteFrom('personal_data_key').where('key_id', '<>', cipher.keyId).execute();
  return done;
}
