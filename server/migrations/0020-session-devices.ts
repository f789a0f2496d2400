import { sql, type Kysely } from 'kysely';

/** Words derived at the login, because the header itself would tell one browser from all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session add column device text not null default '알 수 없는 기기'`.execute(db);
}
