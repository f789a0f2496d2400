import { sql, type Kysely } from 'kysely';

/** Finds the account of a delivery, whose order has the customer number alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists member_customer on member (user_idx)`.execute(db);
}
