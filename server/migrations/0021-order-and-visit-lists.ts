import { sql, type Kysely } from 'kysely';

/** Gives the lists of a member's orders and visits an index that contains their order and their filters, as 0019 does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_user_idx_idx`.execute(db);
  await sql`
    create index delivery_listed
      on delivery (user_idx, order_kind, ordered_on, order_no)`.execute(db);
  await sql`
    create index visit_listed
      on visit (member_id, visit_on, visit_time, visit_idx, place)`.execute(db);
}
