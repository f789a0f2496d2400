import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';

/** Longest delay of PostgreSQL's statistics: a connection reports what it has read up to ten seconds later. */
const COUNTED_MS = 12_000;

/** Rows of tables and entries of indexes that PostgreSQL reads during `work`, by table. */
export async function rowsReadDuring(db: Db, work: () => Promise<unknown>) {
  const counts = async () => {
    await sleep(COUNTED_MS);
    const { rows } = await sql<{ name: string; read: number }>`
      select t.relname as name,
        (t.seq_tup_read + coalesce(sum(i.idx_tup_read), 0))::float8 as read
      from pg_stat_user_tables t left join pg_stat_user_indexes i using (relid)
      group by t.relid, t.relname, t.seq_tup_read
    `.execute(db);
    return rows;
  };
  const before = new Map((await counts()).map(({ name, read }) => [name, read]));
  await work();
  const after = await counts();
  return new Map(after.map(({ name, read }) => [name, read - (before.get(name) ?? 0)]));
}
