import {
  VISITS_KEPT_MONTHS,
  type AnswerOf,
  type listVisits,
  type ParsedInputOf,
  type Visit,
} from '@portal/contract';
import type { SiteType } from '@portal/format';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { isOver, mayMove } from './rules.ts';

/** More bookings than a calendar can use. */
const MOST_DATED = 100;

/** A booking to be stored. */
export interface NewVisit {
  memberId: string;
  showroom: Pick<Visit, 'bbsIdx' | 'name' | 'addr' | 'phone' | 'minutes'>;
  visitOn: string;
  visitTime: string;
  goodsName: string | null;
  party: number;
  custName: string;
  phoneNum: string;
  receivedOn: string;
  siteType: SiteType;
}

/**
 * Books the first free place of a time. A unique constraint prevents a double booking: an insert waits while another
 * transaction inserts the same place, and if that commits, we try the next place.
 * @returns the booking's number; null if all places are taken, or if the member already has a booking at this time
 */
export async function takePlace({ db, cipher }: Store, visit: NewVisit, places: number) {
  const { bbsIdx, ...showroom } = visit.showroom;
  for (let place = 1; place <= places; place++) {
    const row = await db
      .insertInto('visit')
      .values({
        member_id: visit.memberId,
        bbs_idx: bbsIdx,
        visit_on: visit.visitOn,
        visit_time: visit.visitTime,
        place,
        showroom: JSON.stringify(showroom),
        goods_name: visit.goodsName,
        party: visit.party,
        name: cipher.seal('visit.name', visit.custName),
        phone: cipher.seal('visit.phone', visit.phoneNum),
        received_on: visit.receivedOn,
        site_type: visit.siteType,
        note: null,
        changed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('visit_idx')
      .executeTakeFirst();
    if (row) return String(row.visit_idx);
  }
  return null;
}

/** Counts a change, so that calendars know which of two states is the newer one. */
const changed = {
  changes: sql<number>`changes + 1`,
  changed_at: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};

/**
 * Moves a booking to the first free place of another time. It takes the place as a booking of its own first, so that a unique
 * constraint decides here too; until the transaction ends, nobody else gets the old place.
 * @param transaction a transaction, which has the booking locked
 * @returns false if all places are taken, or if the member already has a booking at this time; the booking is unchanged then
 */
export async function takePlaceOf(
  transaction: Db,
  visitIdx: string,
  { visitOn, visitTime }: Pick<NewVisit, 'visitOn' | 'visitTime'>,
  places: number,
): Promise<boolean> {
  const idx = Number(visitIdx);
  for (let place = 1; place <= places; place++) {
    const { rows } = await sql<{ visit_idx: number }>`
      insert into visit (
        member_id, bbs_idx, visit_on, visit_time, place, showroom, party, name, phone, received_on, site_type)
      select
        member_id, bbs_idx, ${visitOn}::date, ${visitTime}::text, ${place}::integer, showroom, party, name, phone, received_on,
        site_type
      from visit where visit_idx = ${idx}
      on conflict do nothing
      returning visit_idx`.execute(transaction);
    const [held] = rows;
    if (!held) continue;
    await transaction.deleteFrom('visit').where('visit_idx', '=', held.visit_idx).execute();
    await transaction
      .updateTable('visit')
      .set({ visit_on: visitOn, visit_time: visitTime, place, ...changed })
      .where('visit_idx', '=', idx)
      .execute();
    return true;
  }
  return false;
}

/** Makes other changes of a booking wait until this transaction ends. */
export async function lockVisit(transaction: Db, visitIdx: string): Promise<void> {
  await transaction
    .selectFrom('visit')
    .select('visit_idx')
    .where('visit_idx', '=', Number(visitIdx))
    .forUpdate()
    .execute();
}

/** Stores who comes, whom the showroom calls, and the note; an empty one is none. */
export async function setContact(
  { db, cipher }: Store,
  visitIdx: string,
  { custName, phoneNum, note }: { custName: string; phoneNum: string; note: string },
): Promise<void> {
  await db
    .updateTable('visit')
    .set({
      name: cipher.seal('visit.name', custName),
      phone: cipher.seal('visit.phone', phoneNum),
      note: note === '' ? null : cipher.seal('visit.note', note),
      ...changed,
    })
    .where('visit_idx', '=', Number(visitIdx))
    .execute();
}

/** How many places are booked at each time of a showroom's day. Times without bookings are absent. */
export async function bookedPlaces(db: Db, bbsIdx: string, day: string) {
  const rows = await db
    .selectFrom('visit')
    .select(['visit_time', sql<number>`count(place)`.as('booked')])
    .where('bbs_idx', '=', bbsIdx)
    .where('visit_on', '=', day)
    .groupBy('visit_time')
    .execute();
  return new Map(rows.map(({ visit_time, booked }) => [visit_time, booked]));
}

/** Whether a member has a booking at this day and time, in whichever showroom. */
export async function hasVisitAt(db: Db, memberId: string, visitOn: string, visitTime: string) {
  const row = await db
    .selectFrom('visit')
    .select('visit_idx')
    .where('member_id', '=', memberId)
    .where('visit_on', '=', visitOn)
    .where('visit_time', '=', visitTime)
    .where('place', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** How long we take a visit to last if the booking does not say it. */
export const USUAL_MINUTES = 60;

/** @param now the day and time in Seoul: `2026-11-21 12:00` */
const toVisit = (cipher: Cipher, row: Row<'visit'>, now: string): Visit => ({
  visitIdx: String(row.visit_idx),
  status: row.place === null ? 'CANCEL' : 'BOOKED',
  bbsIdx: row.bbs_idx,
  minutes: USUAL_MINUTES,
  ...row.showroom,
  visitOn: row.visit_on,
  visitTime: row.visit_time,
  goodsName: row.goods_name,
  party: row.party,
  custName: cipher.open('visit.name', row.name),
  phoneNum: cipher.open('visit.phone', row.phone),
  receivedOn: row.received_on,
  note: row.note === null ? null : cipher.open('visit.note', row.note),
  may: {
    cancel: row.place !== null && !isOver(row.visit_on, row.visit_time, now),
    move: row.place !== null && mayMove(row.visit_on, now),
  },
});

/** One page of a member's bookings: upcoming visits first, soonest on top; then past and cancelled ones, latest first. */
export function findVisits(
  { db, cipher }: Store,
  memberId: string,
  wanted: ParsedInputOf<typeof listVisits>,
  now: string,
): Promise<AnswerOf<typeof listVisits>> {
  const [day, time] = now.split(' ');
  const isToCome = sql<boolean>`(place is not null and (visit_on, visit_time) > (${day}, ${time}))`;
  const own = db.selectFrom('visit').selectAll().where('member_id', '=', memberId);
  // Of each part only the rows that this page may need, which an index yields in this order without reading the rest.
  const upTo = wanted.curPage * wanted.pageSize;
  const soonest = sql`visit_on, visit_time`;
  const latest = sql`visit_on desc, visit_time desc, visit_idx desc`;
  const toCome = own.where(isToCome).orderBy(soonest).limit(upTo);
  const over = own
    .where(sql<boolean>`not ${isToCome}`)
    .orderBy(latest)
    .limit(upTo);
  const parts = db
    .selectFrom(toCome.as('to_come'))
    .selectAll()
    .unionAll(db.selectFrom(over.as('over')).selectAll());
  const counted = sql<number>`(${db
    .selectFrom('visit')
    .select(sql`count(*)`.as('rows'))
    .where('member_id', '=', memberId)})`;
  const at = sql`case when ${isToCome} then (visit_on, visit_time) end`;
  return readPage(
    db
      .selectFrom(parts.as('visits'))
      .selectAll()
      .orderBy(sql`${isToCome} desc, ${at}, ${latest}`),
    { ...wanted, counted },
    (row) => toVisit(cipher, row, now),
  );
}

/** A member's booking; null if the member has none with this number. */
export async function findVisit(
  { db, cipher }: Store,
  { memberId, visitIdx }: { memberId: string; visitIdx: string },
  now: string,
): Promise<Visit | null> {
  const row = await db
    .selectFrom('visit')
    .selectAll()
    .where('visit_idx', '=', Number(visitIdx))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? toVisit(cipher, row, now) : null;
}

/** Cancels a booking. Its place can be booked again at once. @returns false if it is cancelled already */
export async function freePlace(db: Db, visitIdx: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visit')
    .set({ place: null, ...changed })
    .where('visit_idx', '=', Number(visitIdx))
    .where('place', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All bookings for a day, each with its member. */
export async function visitsOn({ db, cipher }: Store, day: string) {
  const rows = await db
    .selectFrom('visit')
    .selectAll()
    .where('visit_on', '=', day)
    .where('place', 'is not', null)
    .execute();
  return rows.map((row) => ({
    memberId: row.member_id,
    visitIdx: String(row.visit_idx),
    visitOn: row.visit_on,
    visitTime: row.visit_time,
    custName: cipher.open('visit.name', row.name),
    phoneNum: cipher.open('visit.phone', row.phone),
    showroom: row.showroom,
  }));
}

/** A member's bookings from a day on, cancelled ones included, without what is sealed. */
export function findDatedVisits(db: Db, memberId: string, since: string) {
  return db
    .selectFrom('visit')
    .select(['visit_idx', 'visit_on', 'visit_time', 'place', 'showroom', 'received_on'])
    .select(['changes', 'changed_at'])
    .where('member_id', '=', memberId)
    .where('visit_on', '>=', since)
    .orderBy('visit_idx', 'desc')
    .limit(MOST_DATED)
    .execute();
}

/** Deletes all bookings of a member, upcoming ones too. That frees their places. */
export async function deleteVisitsOf(transaction: Db, memberId: string): Promise<void> {
  await transaction.deleteFrom('visit').where('member_id', '=', memberId).execute();
}

/** Deletes bookings `VISITS_KEPT_MONTHS` after the visit. */
export async function deleteExpiredVisits(db: Db, today: string): Promise<void> {
  const kept = sql.lit(VISITS_KEPT_MONTHS);
  await db
    .deleteFrom('visit')
    .where(sql<boolean>`visit_on + make_interval(months => ${kept}) <= ${today}::date`)
    .execute();
}
