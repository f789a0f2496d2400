import { sql, type Kysely } from 'kysely';

/**
 * Keeps which field a refusal is about, and which refused registration another one replaces, so that the old one is offered
 * for sending no longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registration add column refused_field text`.execute(db);
  await sql`alter table registration add column replaces bigint`.execute(db);
  await sql`create index registration_replaces on registration (replaces)
    where replaces is not null`.execute(db);
}
