import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Every table with the number and a hash of its rows, and where each sequence stands: what two equal databases have in common. */
export async function rowsOf(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash
      from ${sql.table(name)} t`.execute(db);
    found[name] = rows[0]?.hash ?? '';
  }
  const { rows } = await sql<{ name: string; at: string }>`
    select sequencename as name, last_value::text as at from pg_sequences order by 1`.execute(db);
  return { ...found, ...Object.fromEntries(rows.map(({ name, at }) => [name, at])) };
}
