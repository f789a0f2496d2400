import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';

/** PostgreSQL counts what a connection did at most ten seconds after it. */
const COUNTED_MS = 12_000;
const LARGE = 10_000;

/**
 * Large tables that are read as a whole while `work` is done, with the rows that were read. Unlike a time, this says
 * the same on a busy machine: a call without one costs as much with any number of members.
 */
export async function scansDuring(db: Db, work: () => Promise<unknown>) {
  const read = async () => {
    await sleep(COUNTED_MS);
    const { rows } = await sql<{ name: string; scanned: number }>`
      select relname as name, seq_tup_read::float8 as scanned from pg_stat_user_tables where n_live_tup > ${LARGE}
    `.execute(db);
    return rows;
  };
  const before = new Map((await read()).map(({ name, scanned }) => [name, scanned]));
  await work();
  const after = await read();
  return after
    .map(({ name, scanned }) => ({ name, rows: scanned - (before.get(name) ?? 0) }))
    .filter(({ rows }) => rows > 0);
}
