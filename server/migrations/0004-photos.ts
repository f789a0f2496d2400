import { sql, type Kysely } from 'kysely';

/** A file is stored before its row is added, so a row always has a complete file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photo (
      photo_id text primary key,
      member_id text not null references member on delete cascade,
      created_at bigint not null,
      bytes integer not null,
      width integer not null,
      height integer not null,
      owner text,
      place integer not null
    )`.execute(db);
  await sql`create index photo_member on photo (member_id)`.execute(db);
  await sql`create index photo_owner on photo (owner)`.execute(db);
  await sql`create index photo_unclaimed on photo (created_at) where owner is null`.execute(db);
}
