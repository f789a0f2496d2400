import { sql, type Kysely } from 'kysely';

/**
 * Bookings of visits get a note (personal data, sealed), and count their changes, with the instant of the last one. A member's
 * calendar address is stored as the hash of its secret.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table visit
      add column if not exists note text,
      add column if not exists changes integer not null default 0,
      add column if not exists changed_at bigint`.execute(db);
  await sql`
    create table if not exists calendar_feed (
      member_id text primary key references member on delete cascade,
      secret_hash text not null unique,
      made_at bigint not null
    )`.execute(db);
}
