import { sql, type Kysely } from 'kysely';

/**
 * Installations take places in windows as visits of requests do. A place is taken by a request or by a shipment, and the primary key
 * keeps any two of them from the last one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_place
      alter column ord_nbr drop not null,
      add column shipping_seq bigint references shipment on delete cascade`.execute(db);
  await sql`create index service_place_shipment on service_place (shipping_seq)`.execute(db);
}
