import { sql, type Kysely } from 'kysely';

const submitted = sql`
  bbs_idx bigint generated always as identity (start with 10001) primary key,
  member_id text not null references member on delete cascade,
  product_idx bigint,
  goods_name text,
  received_on date not null,
  answer_by date not null,
  answered_on date,
  title text not null,
  text text not null,
  answer_text text not null`;

/** Instants are milliseconds since 1970. Personal data is sealed (src/personal-data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owned_product (
      product_idx bigint generated always as identity (start with 10001) primary key,
      user_idx text not null,
      record_no text not null,
      goods_cd text not null,
      goods_name text not null,
      product text not null,
      ord_no text not null,
      serial_no text,
      order_kind text not null,
      installed_on date not null,
      verified boolean not null,
      unique (user_idx, record_no)
    )`.execute(db);
  await sql`
    create table product_registry (
      user_idx text primary key,
      asked_at bigint not null
    )`.execute(db);
  await sql`
    create table submission_key (
      member_id text not null references member on delete cascade,
      kind text not null,
      key text not null,
      fingerprint text not null,
      created_at bigint not null,
      answer jsonb not null,
      primary key (member_id, kind, key)
    )`.execute(db);
  await sql`create index submission_key_created on submission_key (created_at)`.execute(db);
  await sql`
    create table inquiry (
      ${submitted},
      groups text not null
    )`.execute(db);
  await sql`create index inquiry_member on inquiry (member_id, bbs_idx)`.execute(db);
  await sql`
    create table voice (
      ${submitted},
      bbs_code text not null,
      reception_type text not null,
      staff_name text not null,
      place text not null,
      consent_share boolean not null
    )`.execute(db);
  await sql`create index voice_member on voice (member_id, bbs_idx)`.execute(db);
  await sql`
    create table voice_tally (
      member_id text not null references member on delete cascade,
      day date not null,
      received integer not null,
      primary key (member_id, day)
    )`.execute(db);
}
