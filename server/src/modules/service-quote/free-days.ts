import type { Db } from '../../db/database.ts';
import { calendarBetween, calendarOf, closedReason, type Visit } from './days.ts';
import { fullDays, readRegion } from './windows.ts';

/** Why a day is closed whose windows are all full. */
const FULL = '예약 마감';

/** The calendar of a visit or an installation at a postcode, with the windows of its region: a day is open while one of them has a place. */
export async function freeCalendarOf(db: Db, zonecode: string, visit: Visit) {
  const calendar = calendarOf(visit);
  const region = zonecode === '' ? null : await readRegion(db, visit.service, zonecode);
  if (!region) return calendar;
  const { from, to } = calendar;
  const windows = await fullDays(db, region, from, to);
  const isFull = (day: string) => windows.every(({ full }) => full.includes(day));
  const free = calendarBetween(
    from,
    to,
    (day) => closedReason(visit, day) ?? (isFull(day) ? FULL : null),
  );
  return { ...free, windows };
}
