import { sql, type Kysely } from 'kysely';

const search = sql`search_text text not null, initials text not null`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice (
      bbs_idx text primary key,
      subject text not null,
      html text not null,
      pinned boolean not null,
      published_on date not null,
      ${search}
    )`.execute(db);
  await sql`
    create table search_entry (
      classification text not null,
      bbs_idx text not null,
      product text,
      subject text not null,
      body text not null,
      published_on date not null,
      ${search},
      primary key (classification, bbs_idx)
    )`.execute(db);
  // Words alone: nothing says who searched for them.
  await sql`
    create table search_word (
      word text primary key,
      letters text not null,
      initials text not null,
      weight integer not null
    )`.execute(db);
  await sql`
    create table search_tally (
      word text not null,
      day date not null,
      searched integer not null,
      primary key (word, day)
    )`.execute(db);
  await sql`
    create table product_model (
      goods_cd text primary key,
      goods_name text not null,
      product text not null,
      place integer not null,
      ${search}
    )`.execute(db);
  await sql`
    create table popup (
      name text primary key,
      kind text not null,
      page_name text not null,
      title text not null,
      pop_type text not null,
      img text,
      result text not null,
      from_day date not null,
      to_day date not null,
      place integer not null
    )`.execute(db);
  await sql`
    create table terms (
      term_index text not null,
      version text not null,
      title text not null,
      effective_on date not null,
      optional boolean not null,
      html text not null,
      primary key (term_index, version)
    )`.execute(db);
  await sql`
    create table aicc_data (
      idx text primary key,
      title text not null,
      html text not null,
      path text
    )`.execute(db);
}
