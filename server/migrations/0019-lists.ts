import { sql, type Kysely } from 'kysely';

/**
 * Gives every list an index that contains its order and its filters, so that PostgreSQL counts a member's rows in the index
 * alone. The order begins with the day of receipt: if a list were ordered by its number alone, PostgreSQL might look for a
 * page in the primary key and read the rows of all members. The column `second_on` is the day of installation or of assembly;
 * the search for the next visit needs it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_order add column second_on date`.execute(db);
  await sql`
    create index service_order_visit on service_order (member_id, greatest(visit_on, second_on))
      where status not in ('WAIT', 'CANCEL', 'COMPLETE', '4')`.execute(db);
  await sql`drop index service_order_member_id_ord_nbr_idx`.execute(db);
  await sql`
    create index service_order_all
      on service_order (member_id, received_on, ord_nbr, service, status)`.execute(db);
  await sql`
    create index service_order_listed
      on service_order (member_id, service, received_on, ord_nbr, status)`.execute(db);
  await sql`
    create index service_order_open on service_order (member_id, received_on, ord_nbr)
      where status not in ('WAIT', 'CANCEL', 'COMPLETE', '4')`.execute(db);
  await sql`drop index inquiry_member`.execute(db);
  await sql`
    create index inquiry_listed on inquiry (member_id, received_on, bbs_idx, answered_on)
      where deleted_on is null`.execute(db);
  await sql`drop index voice_member`.execute(db);
  await sql`
    create index voice_listed
      on voice (member_id, received_on, bbs_idx, reception_type, bbs_code)`.execute(db);
  await sql`drop index registration_member_id_bbs_idx_idx`.execute(db);
  await sql`
    create index registration_listed
      on registration (member_id, received_on, bbs_idx, status, serial_no)`.execute(db);
}
