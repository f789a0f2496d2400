import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Vacuums the tables that have grown since they were last vacuumed. PGlite has no autovacuum. Without this, counting a list
 * reads every row, and queries are planned without statistics.
 */
export async function vacuumGrown(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) > relpages * current_setting('block_size')::int`.execute(db);
  if (rows.length === 0) return;
  await sql`vacuum analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}
