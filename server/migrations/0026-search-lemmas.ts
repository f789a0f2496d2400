import { sql, type Kysely } from 'kysely';

/** What a post says without particles and endings. Loading the content fills it, because its rows are others than before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'search_entry',
    'faq',
    'reference_post',
    'notice',
    'showroom',
    'product_model',
  ])
    await sql`alter table ${sql.table(table)} add column lemmas text not null default ''`.execute(
      db,
    );
}
