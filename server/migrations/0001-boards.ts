import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table faq (
      bbs_idx text primary key,
      product text not null,
      type text not null,
      subject text not null,
      html text not null,
      excerpt text not null,
      published_on date not null,
      views integer not null,
      search_text text not null,
      initials text not null
    )`.execute(db);
  await sql`
    create table reference_post (
      bbs_idx text primary key,
      bbs_code text not null,
      product text not null,
      type text not null,
      subject text not null,
      model text not null,
      html text not null,
      published_on date not null,
      video jsonb not null,
      files jsonb not null,
      search_text text not null,
      initials text not null
    )`.execute(db);
  await sql`
    create table content_state (
      id integer primary key check (id = 1),
      revision text not null
    )`.execute(db);
}
