import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table certification
      add column is_cancelled boolean not null default false`.execute(db);
}
