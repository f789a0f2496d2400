import { sql, type Kysely } from 'kysely';

/**
 * Products that their owners hand over: hidden from the owner's list, and free for another to register. `open_serial` keeps a product
 * from being handed over twice, whatever two requests do at once.
 */
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
      state text not null,
      open_serial text generated always as (case when state = 'OPEN' then serial_no end) stored unique
    )`.execute(db);
  await sql`create index on handover (user_idx, record_no)`.execute(db);
  await sql`create index on handover (member_id, handover_idx)`.execute(db);
}
