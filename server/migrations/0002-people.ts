import { sql, type Kysely } from 'kysely';

/** Instants are milliseconds since 1970. Personal data is sealed (src/personal-data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member (
      member_id text primary key,
      user_idx text,
      name text not null,
      phone text not null,
      email text not null,
      birth_day text not null,
      gender text not null,
      ci text not null,
      di text not null,
      ci_index text not null,
      corporate boolean not null,
      marketing_agree boolean not null,
      certify_state boolean not null,
      is_certify boolean not null
    )`.execute(db);
  await sql`create index member_ci on member (ci_index)`.execute(db);
  await sql`
    create table session (
      id_hash text primary key,
      member_id text references member on delete cascade,
      created_at bigint not null,
      seen_at bigint not null,
      proven_phone text not null
    )`.execute(db);
  await sql`create index session_member on session (member_id)`.execute(db);
  await sql`
    create table certification (
      cert_num text primary key,
      session_hash text not null references session on delete cascade,
      page_type text not null,
      requested_at bigint not null,
      is_answered boolean not null,
      claimed_name text not null,
      claimed_phone text not null,
      name text not null,
      phone text not null,
      birth_day text not null,
      gender text not null,
      ci text not null,
      di text not null
    )`.execute(db);
  await sql`create index certification_session on certification (session_hash)`.execute(db);
}
