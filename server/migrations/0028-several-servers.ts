import { sql, type Kysely } from 'kysely';

/** What servers of one database have to agree on before they start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_compatibility (
      id integer primary key check (id = 1),
      oldest text not null
    )`.execute(db);
  await sql`insert into schema_compatibility (id, oldest) values (1, '0028-several-servers')`.execute(
    db,
  );
  await sql`
    create table personal_data_key (
      key_id text primary key,
      check_value text not null
    )`.execute(db);
}
