import { sql, type Kysely } from 'kysely';

/**
 * Windows of days on which visits come, which are content, and the places that requests have in them. The primary key is what keeps two
 * requests from the last place. A request that was filed before, or when all were full, has no window.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_order add column visit_window text`.execute(db);
  await sql`alter table service_order add column second_window text`.execute(db);
  await sql`
    create table service_window (
      code text primary key,
      services jsonb not null,
      zonecodes jsonb not null,
      windows jsonb not null
    )`.execute(db);
  await sql`
    create table service_place (
      region text not null,
      visit_on date not null,
      visit_window text not null,
      place integer not null,
      ord_nbr bigint not null references service_order on delete cascade,
      primary key (region, visit_on, visit_window, place)
    )`.execute(db);
  await sql`create index service_place_order on service_place (ord_nbr)`.execute(db);
}
