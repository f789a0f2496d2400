import { sql, type Kysely } from 'kysely';

/** Instants are milliseconds since 1970. Personal data is sealed (src/personal-data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // From now on this table counts the tries of every look-up without an account.
  await sql`alter table order_check_tally rename to guest_tally`.execute(db);
  await sql`
    create table delivery (
      delivery_idx bigint generated always as identity primary key,
      order_no text not null unique,
      user_idx text,
      order_kind text not null,
      ordered_on date not null,
      goods_cd text not null,
      goods_name text not null,
      product text not null,
      recipient text not null,
      contact text not null,
      contact_index text not null,
      order_contact text not null,
      order_contact_index text not null
    )`.execute(db);
  await sql`create index on delivery (user_idx)`.execute(db);
  await sql`create index on delivery (contact_index)`.execute(db);
  await sql`create index on delivery (order_contact_index)`.execute(db);
  await sql`create index on delivery (ordered_on)`.execute(db);
  await sql`
    create table shipment (
      shipping_seq bigint generated always as identity (start with 800001) primary key,
      delivery_idx bigint not null references delivery on delete cascade,
      version integer not null default 1,
      status text not null,
      day text not null,
      install_on date,
      hours text,
      asked_on date,
      parts jsonb not null,
      engineer text not null
    )`.execute(db);
  await sql`create index on shipment (delivery_idx)`.execute(db);
  await sql`
    create table shipment_event (
      event_idx bigint generated always as identity primary key,
      shipping_seq bigint not null references shipment on delete cascade,
      at bigint not null,
      done_by text not null,
      status text not null,
      day text not null,
      install_on date,
      asked_on date
    )`.execute(db);
  await sql`create index on shipment_event (shipping_seq)`.execute(db);
}
