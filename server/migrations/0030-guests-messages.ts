import { sql, type Kysely } from 'kysely';

/** Lets messages go to guests, whose account nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message alter column member_id drop not null`.execute(db);
}
