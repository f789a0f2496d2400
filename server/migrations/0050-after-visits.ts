import { sql, type Kysely } from 'kysely';

/**
 * What remains of a visit: what was done with parts and charge, until when the work is warranted, the first request of one that
 * was filed because the fault came back, and how the visit was. The text of a rating leaves with the member.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_order
      add column work text,
      add column warranty_until date,
      add column again_of bigint`.execute(db);
  await sql`create index service_order_again on service_order (again_of)
    where again_of is not null`.execute(db);
  await sql`
    create table visit_rating (
      ord_nbr bigint primary key references service_order on delete cascade,
      member_id text not null references member on delete cascade,
      score integer not null,
      text text not null,
      rated_at bigint not null
    )`.execute(db);
  await sql`create index on visit_rating (member_id)`.execute(db);
  await sql`create index on visit_rating (rated_at)`.execute(db);
}
