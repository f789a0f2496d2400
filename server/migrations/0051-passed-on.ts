import { sql, type Kysely } from 'kysely';

/** Products that their owners hand over: hidden from the owner's list, and free for another to register. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table handover (
      handover_idx bigint generated always as identity (start with 900001) primary key,
      member_id text not null references member on delete cascade,
      user_idx text not null,
      record_no text not null,
      serial_no text not null,
      goods_cd text not null,
      goods_name text not null,
      product text not null,
      installed_on date not null,
      handed_on date not null,
      state text not null
    )`.execute(db);
  await sql`create index on handover (user_idx, record_no)`.execute(db);
  await sql`create index on handover (member_id, handover_idx)`.execute(db);
  // Nobody hands a product over twice, whatever two requests do at once.
  await sql`create unique index handover_open on handover (serial_no) where state = 'OPEN'`.execute(
    db,
  );
}
