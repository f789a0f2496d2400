import { sql, type Kysely } from 'kysely';

/** `deleted_on`: the member removed it, and the law keeps it. `site_type`: the site that its writer came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['inquiry', 'voice'])
    await sql`alter table ${sql.table(table)} add column site_type text not null default 'CS'`.execute(
      db,
    );
  await sql`alter table inquiry add column deleted_on date`.execute(db);
  // Records past their time are looked for every minute.
  for (const table of ['inquiry', 'voice'])
    await sql`create index on ${sql.table(table)} (received_on)`.execute(db);
}
