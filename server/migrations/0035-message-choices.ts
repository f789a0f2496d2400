import { sql, type Kysely } from 'kysely';

/** How members want messages of a topic; without a row they are sent as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists message_choice (
      member_id text not null references member on delete cascade,
      topic text not null,
      way text not null,
      primary key (member_id, topic)
    )`.execute(db);
}
