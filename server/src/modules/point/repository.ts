import {
  ORDERS_KEPT_YEARS,
  serviceNames,
  type AnswerOf,
  type listPoints,
  type ParsedInputOf,
  type PointType,
  type ServiceKind,
} from '@portal/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import { yearsBefore } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row, Tables } from '../../db/tables.ts';
import type { PointRecord } from '../member/membership.ts';
import type { Member } from '../member/rules.ts';
import { pointUses } from '../service-order/repository.ts';

/** Rows per insert. PostgreSQL allows 65,535 values per query. */
const AT_ONCE = 1_000;
const NEWEST = sql`happened_on desc, idx desc`;

/** When we last asked the membership service, and the newest entry it sent; null if it has never answered. */
export const lastAsked = async (db: Db, userIdx: string): Promise<Row<'point_registry'> | null> =>
  (await db
    .selectFrom('point_registry')
    .selectAll()
    .where('user_idx', '=', userIdx)
    .executeTakeFirst()) ?? null;

/** Stores when we asked the service. This locks the row, so a second transaction waits. */
export async function setAskedAt(
  db: Db,
  userIdx: string,
  asked_at: number,
  told: { last_entry_no?: string } = {},
): Promise<void> {
  await db
    .insertInto('point_registry')
    .values({ user_idx: userIdx, asked_at, last_entry_no: null, ...told })
    .onConflict((conflict) => conflict.column('user_idx').doUpdateSet({ asked_at, ...told }))
    .execute();
}

/** Stores entries of the service, oldest first. Entries that we already have stay unchanged. */
export async function keepEntries(
  db: Db,
  userIdx: string,
  entries: readonly PointRecord[],
  now: number,
): Promise<void> {
  const newest = entries.at(-1);
  await db.transaction().execute(async (transaction) => {
    await setAskedAt(transaction, userIdx, now, newest && { last_entry_no: newest.entryNo });
    for (let from = 0; from < entries.length; from += AT_ONCE)
      await transaction
        .insertInto('point_entry')
        .values(
          entries.slice(from, from + AT_ONCE).map((entry) => ({
            user_idx: userIdx,
            entry_no: entry.entryNo,
            type: entry.type,
            amount: entry.amount,
            happened_on: entry.on,
            text: entry.text,
            expires_on: entry.expiresOn,
          })),
        )
        .onConflict((conflict) => conflict.columns(['user_idx', 'entry_no']).doNothing())
        .execute();
  });
}

/** Entries of one type, with the same columns as `pointUses`. A member without a customer number has none. */
const entriesOf = (db: Db, userIdx: string | null, type: PointRecord['type']) =>
  db
    .selectFrom('point_entry')
    .select([
      sql<PointType>`type`.as('type'),
      'amount',
      'happened_on',
      'entry_idx as idx',
      'text',
      'expires_on',
      sql<ServiceKind | null>`null::text`.as('service'),
    ])
    .where('user_idx', '=', userIdx ?? '')
    .where('type', '=', type);

/** Whose points: the service knows customers by `userIdx`, the portal's requests know members by `memberId`. */
export type Of = Pick<Member, 'memberId' | 'userIdx'>;

/** A row of the history of points. */
interface Happened {
  type: PointType;
  amount: number;
  happened_on: string;
  idx: number;
  text: string;
  expires_on: string | null;
  /** The service that the points were spent on; null for an entry of the membership service. */
  service: ServiceKind | null;
}

/** A part of the history. With `upTo`, only its newest rows, which an index yields without reading the rest. */
function partOf<T extends keyof Tables>(
  db: Db,
  all: SelectQueryBuilder<Tables, T, Happened>,
  upTo?: number,
) {
  const part = upTo === undefined ? all : all.orderBy(NEWEST).limit(upTo);
  return db.selectFrom(part.as('part')).selectAll();
}

/** The history of a member's points, of one type or all. */
function historyOf(db: Db, { memberId, userIdx }: Of, type?: PointType, upTo?: number) {
  const earned = partOf(db, entriesOf(db, userIdx, 'EARN'), upTo);
  const expired = partOf(db, entriesOf(db, userIdx, 'EXPIRED'), upTo);
  const used = partOf(db, pointUses(db, memberId), upTo);
  const all = earned.unionAll(expired).unionAll(used);
  return { EARN: earned, EXPIRED: expired, USE: used, all }[type ?? 'all'];
}

/** One page of a member's history of points, newest first. */
export function findPoints(
  db: Db,
  member: Of,
  { type, ...wanted }: ParsedInputOf<typeof listPoints>,
): Promise<AnswerOf<typeof listPoints>> {
  const { curPage, pageSize } = wanted;
  const page = historyOf(db, member, type, curPage * pageSize);
  // `page` reads only the rows that this page may need, so the rows are counted in a second query.
  const all = db.selectFrom(historyOf(db, member, type).as('history'));
  const counted = sql<number>`(${all.select(sql`count(*)`.as('rows'))})`;
  return readPage(
    db.selectFrom(page.as('history')).selectAll().orderBy(NEWEST),
    { ...wanted, counted },
    ({ type, amount, happened_on, idx, text, expires_on, service }) => ({
      pointIdx: `${service === null ? 'e' : 'o'}${idx}`,
      type,
      amount,
      on: happened_on,
      text: service === null ? text : `${serviceNames[service]} · ${text}`,
      expiresOn: expires_on,
      ordNbr: service === null ? null : String(idx),
    }),
  );
}

/** The sum of each type in each month (`2026-11`), from a day on. */
export const sumByMonth = (db: Db, member: Of, from: string) =>
  db
    .selectFrom(historyOf(db, member).as('history'))
    .select([
      sql<string>`to_char(happened_on::timestamp, 'YYYY-MM')`.as('month'),
      'type',
      sql<number>`sum(amount)`.as('amount'),
    ])
    .where('happened_on', '>=', from)
    .groupBy(['month', 'type'])
    .execute();

/** Deletes the entries of a customer who left. */
export async function forgetEntries(transaction: Db, userIdx: string): Promise<void> {
  await transaction.deleteFrom('point_entry').where('user_idx', '=', userIdx).execute();
  await transaction.deleteFrom('point_registry').where('user_idx', '=', userIdx).execute();
}

/** Deletes entries older than `ORDERS_KEPT_YEARS`, the time for which requests that spend points are kept. */
export async function deleteExpiredEntries(db: Db, today: string): Promise<void> {
  await db
    .deleteFrom('point_entry')
    .where('happened_on', '<=', yearsBefore(today, ORDERS_KEPT_YEARS))
    .execute();
}
