import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['faq', 'reference_post', 'notice', 'search_entry', 'product_model'])
    await sql`alter table ${sql.table(table)} add column squeezed text not null default ''`.execute(
      db,
    );
  await sql`
    create table search_vocabulary (
      word text primary key,
      also jsonb not null
    )`.execute(db);
}
