import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice add column files jsonb not null default '[]'`.execute(db);
}
