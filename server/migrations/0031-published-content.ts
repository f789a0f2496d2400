import { sql, type Kysely } from 'kysely';

/** Which content was published when, so that a server with an older folder does not put it back, and its files for all servers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_state add column if not exists source text`.execute(db);
  await sql`
    create table if not exists content_publication (
      source text not null,
      revision text not null,
      primary key (source, revision)
    )`.execute(db);
  await sql`
    create table if not exists content_file (
      url text primary key,
      content_type text not null,
      name text not null,
      bytes bytea not null
    )`.execute(db);
}
