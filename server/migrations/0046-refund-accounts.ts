import { sql, type Kysely } from 'kysely';

/** The account that a deposit is paid back to. Instants are milliseconds since 1970; sealed columns: src/personal-data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_account (
      moid text primary key references payment on delete cascade,
      status text not null,
      version integer not null default 1,
      request_no text not null,
      requested_at bigint not null,
      sent_at bigint,
      refusal text,
      entered text not null,
      shown text not null
    )`.execute(db);
  await sql`create index on refund_account (requested_at) where status = 'checking'`.execute(db);
}
