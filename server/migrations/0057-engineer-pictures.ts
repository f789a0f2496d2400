import { sql, type Kysely } from 'kysely';

/** Pictures of the engineers who come, which are content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists engineer_picture (
      name text primary key,
      url text not null,
      width integer not null,
      height integer not null
    )`.execute(db);
}
