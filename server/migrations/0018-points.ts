import { sql, type Kysely } from 'kysely';

/** Instants are milliseconds since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_entry (
      entry_idx bigint generated always as identity primary key,
      user_idx text not null,
      entry_no text not null,
      type text not null,
      amount integer not null,
      happened_on date not null,
      text text not null,
      expires_on date,
      unique (user_idx, entry_no)
    )`.execute(db);
  // The list of points merges earned, expired and spent points. This index is for the first two.
  await sql`
    create index point_entry_listed on point_entry (user_idx, type, happened_on, entry_idx)
      include (amount, expires_on)`.execute(db);
  await sql`create index on point_entry (happened_on)`.execute(db);
  await sql`
    create table point_registry (
      user_idx text primary key,
      asked_at bigint not null,
      last_entry_no text
    )`.execute(db);
  // This index is for the spent points.
  await sql`
    create index service_order_points on service_order (member_id, received_on, ord_nbr)
      include (point, held)
      where status <> 'CANCEL' and greatest(point, held) > 0`.execute(db);
}
