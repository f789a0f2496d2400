import { sql, type Kysely } from 'kysely';

/** The files of photos, where several servers share the database. Pictures are compressed already: PostgreSQL need not try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photo_file (
      name text primary key,
      bytes bytea not null,
      stored_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`alter table photo_file alter column bytes set storage external`.execute(db);
}
