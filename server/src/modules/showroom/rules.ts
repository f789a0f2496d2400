import type { Showroom, ShowroomHours } from '@portal/contract';
import { regionOf } from '@portal/format';
import { daysAfter } from '../../calendar/clock.ts';
import { searchColumns, type UnreadRow } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';

/** A showroom of the content folder, with its pictures and models looked up. */
export interface ShowroomEntry extends Omit<Showroom, 'sido' | 'hours'> {
  /** Hours of the seven days, beginning with Sunday; null for a day on which the showroom is closed. */
  weekly: ({ open: string; close: string } | null)[];
  closed: ShowroomHours['closed'];
  closesOnHolidays: boolean;
  visits: Visits;
}

/** A visit takes `minutes`, and times follow each other by as much. `places` parties can visit at the same time. */
export interface Visits {
  minutes: number;
  places: number;
}

/** The database row of a showroom. Searches match its name, address, directions and models. */
export function showroomRow(entry: ShowroomEntry): UnreadRow<'showroom'> {
  const { bbsIdx, weekly, closesOnHolidays, visits, ...same } = entry;
  const sido = regionOf(same.addr);
  if (sido === null) throw new Error(`showroom ${bbsIdx}: the address names no region`);
  return {
    ...same,
    bbs_idx: bbsIdx,
    sido,
    shows: JSON.stringify(same.shows),
    weekly: JSON.stringify(weekly.flatMap((hours, day) => (hours ? [{ day, ...hours }] : []))),
    closed: JSON.stringify(same.closed),
    closes_on_holidays: closesOnHolidays,
    transit: JSON.stringify(same.transit),
    models: JSON.stringify(same.models),
    pictures: JSON.stringify(same.pictures),
    visit_minutes: visits.minutes,
    visit_places: visits.places,
    ...searchColumns(
      same.name,
      [same.addr, ...same.transit, ...same.models.map(({ goodsCd }) => goodsCd)].join('\n'),
    ),
  };
}

/** Answers list closed days this far ahead, further than visits can be booked. */
const CLOSED_AHEAD_DAYS = 92;

/** The present day in Seoul, and the company's holidays. */
export interface Today {
  today: string;
  holidays: readonly string[];
}

/**
 * The showroom's hours, and its closed days in the next months. If a day is closed for two reasons, the showroom's own is
 * shown.
 */
export function hoursOf(
  row: Pick<Row<'showroom'>, 'weekly' | 'closed' | 'closes_on_holidays'>,
  { today, holidays }: Today,
): ShowroomHours {
  const days = new Map<string, string>();
  if (row.closes_on_holidays) for (const day of holidays) days.set(day, '공휴일 휴무');
  for (const { day, reason } of row.closed) days.set(day, reason);
  const to = daysAfter(today, CLOSED_AHEAD_DAYS);
  const closed = [...days]
    .filter(([day]) => day >= today && day <= to)
    .map(([day, reason]) => ({ day, reason }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  return { weekly: row.weekly, closed };
}
