import { sql, type Kysely } from 'kysely';

/** Who refused messages to a number: somebody with a message's link may not stop those that protect an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message_refusal
    add column if not exists by_link boolean not null default false`.execute(db);
}
