import { sql, type Kysely } from 'kysely';

/**
 * Numbers new voices from 500001. Inquiries and voices both counted from 10001, so that a number quoted by phone could be
 * either. Existing voices keep their numbers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table voice alter column bbs_idx set start with 500001 restart`.execute(db);
}
