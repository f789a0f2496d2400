import { sql, type Kysely } from 'kysely';

/** Why the provider declined a payment: the sentence that its payer reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column if not exists decline text`.execute(db);
}
