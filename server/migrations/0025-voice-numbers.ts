import { sql, type Kysely } from 'kysely';

/**
 * Gives voices numbers of their own: inquiries have the ones from 10001 too, and customers quote both by phone. Voices that have
 * a number keep it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table voice alter column bbs_idx set start with 500001 restart`.execute(db);
}
