import { sql, type Kysely } from 'kysely';

/** `second_on`: the day of installation or of assembly, so that the next visit can be found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_order add column second_on date`.execute(db);
  // The lists of one service, and of one state of all.
  await sql`
    create index service_order_listed on service_order (member_id, service, ord_nbr, status)`.execute(
    db,
  );
  await sql`
    create index service_order_visit on service_order (member_id, greatest(visit_on, second_on))
      where status not in ('WAIT', 'CANCEL')`.execute(db);
}
