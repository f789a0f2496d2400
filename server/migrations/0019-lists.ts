import { sql, type Kysely } from 'kysely';

/**
 * Every list has an index with its order and its filters, so that its rows are counted without being read. The order begins
 * with the day: by its number alone a page would be looked for in the primary key, through the rows of all members.
 * `second_on`: the day of installation or of assembly, by which the next visit is found.
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
