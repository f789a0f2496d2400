import { sql, type Kysely } from 'kysely';

/**
 * The number that changes have in common which a customer asked for at once; null for a change asked for alone. And where a draft's
 * form is, sealed; null for drafts that a form of an older release has saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_change add column set_no text`.execute(db);
  await sql`create index on payment_change (set_no) where set_no is not null`.execute(db);
  await sql`alter table draft add column place text`.execute(db);
}
