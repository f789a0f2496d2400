import type { ServiceKind } from '@portal/contract';
import { sql } from 'kysely';
import { AppError } from '../../errors.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';

/** The windows of a region: all requests in it share their places. */
export type Region = Pick<Row<'service_window'>, 'code' | 'windows'>;

/** The longest prefix that a region names of a postcode; -1 if it is of another region. */
const fits = ({ zonecodes }: Row<'service_window'>, zonecode: string): number =>
  zonecodes.length === 0
    ? 0
    : Math.max(-1, ...zonecodes.map((each) => (zonecode.startsWith(each) ? each.length : -1)));

/**
 * The region of a postcode for a service. The longest prefix wins, and of equals one that names the service.
 * @returns null if the content has no windows for it
 */
export function regionIn(
  rows: readonly Row<'service_window'>[],
  service: ServiceKind,
  zonecode: string,
): Region | null {
  const [best] = rows
    .filter(({ services }) => services.length === 0 || services.includes(service))
    .map((row) => ({ row, fit: fits(row, zonecode) }))
    .filter(({ fit }) => fit >= 0)
    .sort((a, b) => b.fit - a.fit || b.row.services.length - a.row.services.length);
  return best?.row ?? null;
}

export const readRegion = async (db: Db, service: ServiceKind, zonecode: string) =>
  regionIn(await db.selectFrom('service_window').selectAll().execute(), service, zonecode);

/** For each window of a region the days on which all its places are taken. Of full days pages tell; only taking one is certain. */
export async function fullDays(db: Db, region: Region, from: string, to: string) {
  const rows = await db
    .selectFrom('service_place')
    .select(['visit_on', 'visit_window', sql<number>`count(*)::int`.as('taken')])
    .where('region', '=', region.code)
    .where('visit_on', '>=', from)
    .where('visit_on', '<=', to)
    .groupBy(['visit_on', 'visit_window'])
    .orderBy('visit_on')
    .execute();
  return region.windows.map(({ window, places }) => ({
    window,
    full: rows
      .filter((row) => row.visit_window === window && row.taken >= places)
      .map((row) => row.visit_on),
  }));
}

/** What a place is taken for. */
interface Wanted {
  ordNbr: number;
  on: string;
  /** By default the first that has a place. */
  window?: string | undefined;
}

/** Takes a free place of a window, if there is one: the primary key refuses one that another request took meanwhile. */
async function takeIn(db: Db, region: Region, { ordNbr, on }: Wanted, window: string) {
  const places = region.windows.find((each) => each.window === window)?.places ?? 0;
  const key = { region: region.code, visit_on: on, visit_window: window };
  const rows = await db
    .selectFrom('service_place')
    .select('place')
    .where('region', '=', key.region)
    .where('visit_on', '=', on)
    .where('visit_window', '=', window)
    .execute();
  const taken = new Set(rows.map(({ place }) => place));
  for (let place = 1; place <= places; place++) {
    // Spares inserts that would be refused; whether one succeeds is up to the key.
    if (taken.has(place)) continue;
    const row = await db
      .insertInto('service_place')
      .values({ ...key, place, ord_nbr: ordNbr })
      .onConflict((conflict) => conflict.doNothing())
      .returning('place')
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/**
 * Takes a place for a request. Call it in the request's transaction.
 * @returns the window; null if none was asked for and all are full
 * @throws AppError ERR_WINDOW_FULL if the one that was asked for is full, or is none of that region
 */
export async function takePlace(db: Db, region: Region, wanted: Wanted): Promise<string | null> {
  const asked =
    wanted.window === undefined ? region.windows.map((each) => each.window) : [wanted.window];
  for (const window of asked) if (await takeIn(db, region, wanted, window)) return window;
  if (wanted.window !== undefined) throw new AppError('ERR_WINDOW_FULL');
  return null;
}

/** Frees the places of a request. */
export async function freePlaces(db: Db, ordNbr: number): Promise<void> {
  await db.deleteFrom('service_place').where('ord_nbr', '=', ordNbr).execute();
}
