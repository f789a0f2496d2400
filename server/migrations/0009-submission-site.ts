import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['inquiry', 'voice'])
    await sql`
      alter table ${sql.table(table)}
        add column site_type text not null default 'CS'`.execute(db);
}
