import { sql, type Kysely } from 'kysely';

/** Instants are milliseconds since 1970. Personal data is sealed (src/personal-data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table owned_product
      add column contract_holder boolean not null default true,
      add column place text`.execute(db);
  await sql`alter table aicc_data add column request jsonb`.execute(db);
  await sql`
    create table seat (
      code text primary key,
      name text not null,
      sides integer not null,
      price integer not null,
      models jsonb not null,
      place integer not null
    )`.execute(db);
  await sql`
    create table service_rate (
      code text primary key,
      bf integer not null,
      l integer not null,
      w integer not null
    )`.execute(db);
  await sql`
    create table filter (
      code text primary key,
      name text not null,
      price integer not null,
      every_months integer not null,
      models jsonb not null,
      place integer not null
    )`.execute(db);
  await sql`
    create table service_order (
      ord_nbr bigint generated always as identity (start with 200001) primary key,
      member_id text not null references member on delete cascade,
      service text not null,
      product text not null,
      product_idx bigint,
      goods_name text not null,
      status text not null,
      version integer not null default 1,
      received_on date not null,
      visit_on date,
      entered text not null,
      contact text not null,
      contact_index text not null,
      quote jsonb not null,
      point integer not null,
      site_type text not null
    )`.execute(db);
  await sql`create index on service_order (member_id, ord_nbr)`.execute(db);
  await sql`create index on service_order (contact_index)`.execute(db);
  await sql`create index on service_order (received_on)`.execute(db);
  // One membership for each purifier at a time, whatever two requests do at once.
  await sql`
    create unique index service_order_membership on service_order (member_id, product_idx)
      where service = 'w_filter' and status <> 'CANCEL'`.execute(db);
  await sql`
    create table service_event (
      event_idx bigint generated always as identity primary key,
      ord_nbr bigint not null references service_order on delete cascade,
      at bigint not null,
      status text not null,
      done_by text not null,
      note text not null
    )`.execute(db);
  await sql`create index on service_event (ord_nbr)`.execute(db);
  // Subjects are keyed hashes of addresses and phone numbers.
  await sql`
    create table order_check_tally (
      subject text not null,
      since bigint not null,
      tried integer not null,
      primary key (subject, since)
    )`.execute(db);
}
