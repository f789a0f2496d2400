import { sql, type Kysely } from 'kysely';

/**
 * Messages to customers' phones, and the numbers that want none. Instants are milliseconds since 1970. Personal data is
 * sealed (src/personal-data).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message (
      message_idx bigint generated always as identity primary key,
      event text not null,
      subject text not null,
      member_id text not null references member on delete cascade,
      phone text not null,
      content text not null,
      key text not null unique,
      created_at bigint not null,
      state text not null,
      due_at bigint,
      tries integer not null default 0,
      ref text not null default ''
    )`.execute(db);
  await sql`create index on message (due_at) where due_at is not null`.execute(db);
  await sql`create index on message (member_id, message_idx)`.execute(db);
  await sql`create index on message (created_at)`.execute(db);
  await sql`
    create table message_refusal (
      refusal_idx bigint generated always as identity primary key,
      phone text not null,
      phone_index text not null,
      refused_at bigint not null
    )`.execute(db);
  await sql`create index on message_refusal (phone_index)`.execute(db);
}
