import { sql, type Kysely } from 'kysely';

/**
 * Lets a purifier have another membership when the term of the one before is over. An index cannot know the day, so that
 * filing counts the memberships while it holds the member's lock (`lockMember`): two at once still wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index service_order_membership`.execute(db);
  await sql`
    create index service_order_memberships on service_order (member_id, product_idx)
      where service = 'w_filter' and status <> 'CANCEL'`.execute(db);
}
