import { sql, type Kysely } from 'kysely';

/**
 * The lemmas of each searched row. The next start fills them: it loads content whose rows differ from the stored ones, and
 * with lemmas all of them do.
 */
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
