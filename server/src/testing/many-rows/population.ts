import { sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../db/database.ts';
import type { Store } from '../../parts.ts';
import { giveRows, memberOf, vacuum } from './give-rows.ts';

/** The rows of each generated member. Values are sealed once, for the first member, and copied for the others. */
const EACH = {
  orders: 5,
  inquiries: 1,
  voices: 1,
  registrations: 1,
  points: 5,
  products: 2,
  deliveries: 1,
  visits: 0,
};

/** Columns that differ from member to member, as SQL over the row `t` of the first member and the number `n` of another. */
const ofMember = { member_id: `'ms-one-of-many-' || n`, user_idx: `(10000000 + n)::text` };
const ofContact = {
  contact_index: `md5(t.contact_index || n)`,
  order_contact_index: `md5(t.order_contact_index || n)`,
};
const copied: [keyof Tables, Record<string, string>][] = [
  ['member', { ...ofMember, ci_index: `md5(t.ci_index || n)` }],
  ['service_order', { ...ofMember, ...ofContact }],
  ['inquiry', ofMember],
  ['voice', ofMember],
  ['registration', { ...ofMember, serial_no: `'C' || (100000000 + n)` }],
  ['point_entry', ofMember],
  ['point_registry', ofMember],
  ['owned_product', { ...ofMember, ord_no: `(7000000000000 + n)::text` }],
  ['product_registry', ofMember],
  ['delivery', { ...ofMember, ...ofContact, order_no: `(7000000000000 + n)::text` }],
];
const FIRST = memberOf('one-of-many', '10000000', '김하나');

/** The columns of a table that an insert gives. */
async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
      and is_identity = 'NO' and is_generated = 'NEVER'`.execute(db);
  return rows.map(({ column_name: name }) => name);
}

async function copy(db: Db, table: keyof Tables, own: Record<string, string>, members: number) {
  const columns = await columnsOf(db, table);
  const key = columns.includes('member_id')
    ? sql`t.member_id = ${FIRST.memberId}`
    : sql`t.user_idx = ${FIRST.userIdx}`;
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => sql.raw(own[name] ?? `t.${name}`)))}
    from ${sql.table(table)} t, generate_series(1, ${members - 1}::int) n
    where ${key}`.execute(db);
}

/** Fills a database with `members` members, each with rows in every list. PostgreSQL copies the rows of the first member. */
export async function populate(
  store: Store,
  members: number,
  day: { today: string; now: number },
): Promise<void> {
  const { db } = store;
  await giveRows(store, FIRST, EACH, day);
  for (const [table, own] of copied) await copy(db, table, own, members);
  const columns = await columnsOf(db, 'shipment');
  const own: Record<string, string> = { delivery_idx: 'd.delivery_idx', user_idx: 'd.user_idx' };
  await sql`
    insert into shipment (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => sql.raw(own[name] ?? `t.${name}`)))}
    from shipment t, delivery d
    where t.user_idx = ${FIRST.userIdx} and d.order_no > '7000000000000'
      and d.order_no < '8000000000000'`.execute(db);
  await vacuum(db);
}

/** Rows, as `populate` counted them, and bytes with indexes of each table that grows with customers, the largest first. */
export async function sizes(db: Db) {
  const { rows } = await sql<{ table: string; rows: number; bytes: number }>`
    select relname as table, reltuples::float8 as rows,
      pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relname = any(${[...copied.map(([table]) => table), 'shipment']})
    order by bytes desc`.execute(db);
  return rows;
}
