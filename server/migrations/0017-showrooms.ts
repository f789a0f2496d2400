import { sql, type Kysely } from 'kysely';

/** Personal data is sealed (src/personal-data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table showroom (
      bbs_idx text primary key,
      name text not null,
      sido text not null,
      gu text not null,
      addr text not null,
      lat double precision not null,
      lng double precision not null,
      phone text not null,
      shows jsonb not null,
      weekly jsonb not null,
      closed jsonb not null,
      closes_on_holidays boolean not null,
      parking text not null,
      transit jsonb not null,
      models jsonb not null,
      pictures jsonb not null,
      note text not null,
      visit_minutes integer not null,
      visit_places integer not null,
      search_text text not null,
      squeezed text not null,
      initials text not null
    )`.execute(db);
  // There is no reference to the showroom: publishing content replaces its row, and bookings have to survive that.
  await sql`
    create table visit (
      visit_idx bigint generated always as identity (start with 800001) primary key,
      member_id text not null references member on delete cascade,
      bbs_idx text not null,
      visit_on date not null,
      visit_time text not null,
      place integer check (place > 0),
      showroom jsonb not null,
      goods_name text,
      party integer not null,
      name text not null,
      phone text not null,
      received_on date not null,
      site_type text not null,
      -- Two bookings never get the same place, even at the same moment. A cancelled booking has no place.
      constraint visit_place unique (bbs_idx, visit_on, visit_time, place)
    )`.execute(db);
  // A member has at most one booking for the same day and time, in whichever showroom.
  await sql`
    create unique index visit_of_member on visit (member_id, visit_on, visit_time)
      where place is not null`.execute(db);
  await sql`create index on visit (visit_on)`.execute(db);
}
