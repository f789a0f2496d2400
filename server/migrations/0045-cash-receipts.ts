import { sql, type Kysely } from 'kysely';

/** Cash receipts that customers ask for. Instants are milliseconds since 1970. Personal data is sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists cash_receipt (
      moid text primary key references payment on delete cascade,
      kind text not null,
      number text not null,
      state text not null,
      problem text,
      version integer not null default 1,
      changed_at bigint not null,
      due_at bigint,
      tries integer not null default 0,
      tid text,
      receipt_no text not null
    )`.execute(db);
  await sql`
    create index if not exists cash_receipt_asked on cash_receipt (moid)
      where state = 'asked' and due_at is null`.execute(db);
  await sql`create index if not exists cash_receipt_due on cash_receipt (due_at) where due_at is not null`.execute(
    db,
  );
}
