import { sql, type Kysely } from 'kysely';

/** The devices on which members have logged in, as keyed hashes of what their cookies hold: a login elsewhere is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists member_device (
      member_id text not null references member on delete cascade,
      device_hash text not null,
      seen_at bigint not null,
      primary key (member_id, device_hash)
    )`.execute(db);
}
