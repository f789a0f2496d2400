import { sql, type Kysely } from 'kysely';

/**
 * Gives each shipment the customer of its delivery, who never changes, and an index that yields the customer's next
 * installation first. Without them every delivery of the customer would be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipment add column user_idx text`.execute(db);
  await sql`
    update shipment set user_idx = delivery.user_idx
      from delivery where delivery.delivery_idx = shipment.delivery_idx`.execute(db);
  await sql`
    create index shipment_next
      on shipment (user_idx, (case when day <> 'moving' then install_on end), shipping_seq)
      where status <> 'DONE'`.execute(db);
}
