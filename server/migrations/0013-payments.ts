import { sql, type Kysely } from 'kysely';

/** Instants are milliseconds since 1970. Personal data is sealed (src/personal-data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_order
      add column pay_moid text,
      add column held integer not null default 0`.execute(db);
  await sql`create index on service_order (pay_moid) where status = 'CANCEL'`.execute(db);
  await sql`
    create table payment (
      moid text primary key,
      member_id text not null references member on delete cascade,
      job_kind text not null,
      ord_nbr bigint references service_order on delete cascade,
      service text,
      goods_name text not null,
      goods jsonb not null,
      lines jsonb not null,
      pay_method text not null,
      escrow boolean not null,
      amount integer not null,
      point integer not null,
      state text not null,
      version integer not null default 1,
      reason text not null default '',
      created_on date not null,
      changed_at bigint not null,
      due_at bigint,
      tid text,
      paid_at bigint,
      refund text,
      auth text not null,
      outcome text not null
    )`.execute(db);
  await sql`create index on payment (ord_nbr)`.execute(db);
  await sql`create index on payment (member_id, created_on)`.execute(db);
  await sql`create index on payment (due_at) where due_at is not null`.execute(db);
  // The second line behind the rows' versions: an order has one payment that was or may be charged.
  await sql`
    create unique index payment_of_order on payment (ord_nbr)
      where state in ('authorised', 'approving', 'unknown', 'waiting', 'paid')`.execute(db);
  await sql`
    create table payment_outbox (
      outbox_idx bigint generated always as identity primary key,
      moid text not null references payment on delete cascade,
      what text not null,
      due_at bigint,
      tries integer not null default 0,
      unique (moid, what)
    )`.execute(db);
  await sql`create index on payment_outbox (due_at) where due_at is not null`.execute(db);
  await sql`
    create table bill_payment (
      bill_idx bigint primary key,
      moid text not null references payment on delete cascade
    )`.execute(db);
}
