import { sql, type Kysely } from 'kysely';

/** `deleted_on`: the member removed it, and the law keeps it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry add column deleted_on date`.execute(db);
  // Records past their time are looked for every minute.
  for (const table of ['inquiry', 'voice'])
    await sql`create index on ${sql.table(table)} (received_on)`.execute(db);
}
