import { sql, type Kysely } from 'kysely';

/** Since when the published content does not have a file any more; null while it has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_file add column if not exists unused_since timestamptz`.execute(db);
}
