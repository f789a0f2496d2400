import { sql, type Kysely } from 'kysely';

/** What members have begun in a form and not sent, so that they can go on with it on another device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists draft (
      draft_idx bigint generated always as identity primary key,
      member_id text not null references member on delete cascade,
      form text not null,
      version bigint not null,
      writer text not null,
      key text not null,
      device_hash text not null,
      saved_at bigint not null,
      content text not null,
      unique (member_id, form)
    )`.execute(db);
  await sql`create index if not exists draft_saved_at on draft (saved_at)`.execute(db);
}
