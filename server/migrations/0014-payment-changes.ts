import { sql, type Kysely } from 'kysely';

/** Instants are milliseconds since 1970. Personal data is sealed (src/personal-data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_change (
      change_idx bigint generated always as identity (start with 700001) primary key,
      member_id text not null references member on delete cascade,
      cust_code text not null,
      kind text not null,
      status text not null,
      version integer not null default 1,
      request_no text not null unique,
      requested_at bigint not null,
      requested_on date not null,
      sent_at bigint,
      refusal text,
      entered text not null,
      shown text not null
    )`.execute(db);
  await sql`create index on payment_change (member_id, cust_code, change_idx)`.execute(db);
  await sql`create index on payment_change (requested_on)`.execute(db);
  // One change of a contract at a time, whatever two requests do at once.
  await sql`
    create unique index payment_change_open on payment_change (cust_code)
      where status in ('checking', 'updating')`.execute(db);
}
