import { sql, type Kysely } from 'kysely';

/**
 * The name of a device, such as "iPhone". We do not store the User-Agent header, because it could identify one browser among
 * all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session add column device text not null default '알 수 없는 기기'`.execute(db);
}
