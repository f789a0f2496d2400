import { sql, type Kysely } from 'kysely';

/** When an engineer who is on the way arrives: at a request, and at a shipment's installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_order add column if not exists arrives_at bigint`.execute(db);
  await sql`alter table shipment add column if not exists arrives_at bigint`.execute(db);
}
