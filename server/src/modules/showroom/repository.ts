import type {
  AnswerOf,
  listShowrooms,
  listShowroomRegions,
  ParsedInputOf,
  Showroom,
  ShowroomSummary,
} from '@portal/contract';
import { regionNames } from '@portal/format';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { matchesAll } from '../../db/matching.ts';
import { searchTerms } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';
import { hoursOf, type Today, type Visits } from './rules.ts';

/** All regions that have showrooms, in order of their codes, each with its districts in order of their names. */
export async function findRegions(db: Db): Promise<AnswerOf<typeof listShowroomRegions>> {
  const rows = await db
    .selectFrom('showroom')
    .select(['sido', 'gu', sql<number>`count(*)`.as('count')])
    .groupBy(['sido', 'gu'])
    .orderBy(sql`sido, gu collate "C"`)
    .execute();
  const list = [...new Set(rows.map(({ sido }) => sido))].map((sido) => {
    const districts = rows.filter((row) => row.sido === sido);
    return {
      sido,
      name: regionNames[sido],
      count: districts.reduce((sum, { count }) => sum + count, 0),
      gu: districts.map(({ gu, count }) => ({ name: gu, count })),
    };
  });
  return { list };
}

const toSummary = (row: Row<'showroom'>, on: Today): ShowroomSummary => ({
  bbsIdx: row.bbs_idx,
  name: row.name,
  sido: row.sido,
  gu: row.gu,
  addr: row.addr,
  lat: row.lat,
  lng: row.lng,
  phone: row.phone,
  shows: row.shows,
  hours: hoursOf(row, on),
});

/** Finds showrooms by region, district, search words and products on display; ordered by region and name. */
export async function findShowrooms(
  db: Db,
  wanted: ParsedInputOf<typeof listShowrooms>,
  on: Today,
): Promise<AnswerOf<typeof listShowrooms>> {
  const { sido, gu, searchTxt, channelType, firstLimitIndex: first, lastLimitIndex: last } = wanted;
  let query = db.selectFrom('showroom').where(matchesAll(searchTerms(searchTxt)));
  if (sido !== undefined) query = query.where('sido', '=', sido);
  if (gu !== undefined) query = query.where('gu', '=', gu);
  if (channelType !== undefined)
    query = query.where(sql<boolean>`shows @> ${JSON.stringify([channelType])}::jsonb`);
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy(sql`sido, name collate "C", bbs_idx`)
    .offset(first)
    .limit(Math.max(0, last - first + 1))
    .execute();
  return { list: rows.map((row) => toSummary(row, on)), total };
}

/** Finds a showroom by its number, with the rules for booking visits; null if there is none. */
export async function findShowroom(
  db: Db,
  bbsIdx: string,
  on: Today,
): Promise<{ showroom: Showroom; visits: Visits } | null> {
  const row = await db
    .selectFrom('showroom')
    .selectAll()
    .where('bbs_idx', '=', bbsIdx)
    .executeTakeFirst();
  if (!row) return null;
  const { parking, transit, models, pictures, note } = row;
  return {
    showroom: { ...toSummary(row, on), parking, transit, models, pictures, note },
    visits: { minutes: row.visit_minutes, places: row.visit_places },
  };
}
