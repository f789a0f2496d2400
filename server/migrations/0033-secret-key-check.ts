import { sql, type Kysely } from 'kysely';

/** What proves that a server which starts has the SECRET_KEY of the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists secret_key_check (
      id integer primary key check (id = 1),
      check_value text not null
    )`.execute(db);
}
