import { sql, type Kysely } from 'kysely';

/** Finds the requests that were not paid by the day of their visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index service_order_unpaid on service_order (visit_on) where status = 'WAIT'`.execute(
    db,
  );
}
