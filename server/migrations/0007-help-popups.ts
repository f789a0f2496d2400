import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table popup
      add column blocks jsonb not null default '[]',
      add column seats jsonb not null default '[]'`.execute(db);
}
