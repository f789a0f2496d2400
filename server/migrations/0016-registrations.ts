import { sql, type Kysely } from 'kysely';

/** Instants are milliseconds since 1970. Personal data is sealed (src/personal-data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The defaults stand only until the server loads the content folder again, whose revision has changed.
  await sql`
    alter table product_model
      add column warranty_months integer not null default 12,
      add column care_months integer`.execute(db);
  await sql`alter table faq add column models jsonb not null default '[]'`.execute(db);
  await sql`
    create table serial_number (
      serial_no text primary key,
      goods_cd text not null,
      taken boolean not null
    )`.execute(db);
  // There is no reference to the registration: it is deleted after some years, but its serial number stays claimed.
  await sql`create table serial_claim (serial_no text primary key)`.execute(db);
  await sql`create index on owned_product (serial_no)`.execute(db);
  await sql`
    create table registration (
      bbs_idx bigint generated always as identity (start with 600001) primary key,
      member_id text not null references member on delete cascade,
      goods_cd text not null,
      goods_name text not null,
      product text not null,
      serial_no text not null,
      bought_at text not null,
      shop text not null,
      bought_on date not null,
      status text not null,
      version integer not null default 1,
      refused boolean not null default false,
      refusal text not null,
      recorded boolean not null default false,
      received_on date not null,
      answer_by date not null,
      site_type text not null
    )`.execute(db);
  await sql`create index on registration (member_id, bbs_idx)`.execute(db);
  await sql`create index on registration (received_on)`.execute(db);
  await sql`
    create index on registration (bbs_idx)
      where status = 'COMPLETE' and not refused and not recorded`.execute(db);
  await sql`
    create table registration_event (
      event_idx bigint generated always as identity primary key,
      bbs_idx bigint not null references registration on delete cascade,
      at bigint not null,
      status text not null,
      done_by text not null
    )`.execute(db);
  await sql`create index on registration_event (bbs_idx)`.execute(db);
}
