import { sql, type Kysely } from 'kysely';

/** Who comes to a request's visit, sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_order add column if not exists engineer text`.execute(db);
}
