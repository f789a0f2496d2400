import type { VisitKind } from '@portal/contract';
import { sql } from 'kysely';
import { AppError } from '../../errors.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';

/** What windows are for. Installations are made by others than visits, so they have windows of their own. */
type Purpose = VisitKind | 'delivery';

/** The windows of a region: all requests in it, or all installations, share their places. */
export type Region = Pick<Row<'service_window'>, 'code' | 'windows'>;

const isFor = ({ services }: Row<'service_window'>, purpose: Purpose): boolean =>
  services.length === 0 ? purpose !== 'delivery' : services.includes(purpose);

/** The longest prefix that a region names of a postcode; -1 if it is of another region. */
const fits = ({ zonecodes }: Row<'service_window'>, zonecode: string): number =>
  zonecodes.length === 0
    ? 0
    : Math.max(-1, ...zonecodes.map((each) => (zonecode.startsWith(each) ? each.length : -1)));

/**
 * The region of a postcode for a service or for installations. The longest prefix wins, and of equals one that names the service.
 * @returns null if the content has no windows for it
 */
export function regionIn(
  rows: readonly Row<'service_window'>[],
  purpose: Purpose,
  zonecode: string,
): Region | null {
  const [best] = rows
    .filter((row) => isFor(row, purpose))
    .map((row) => ({ row, fit: fits(row, zonecode) }))
    .filter(({ fit }) => fit >= 0)
    .sort((a, b) => b.fit - a.fit || b.row.services.length - a.row.services.length);
  return best?.row ?? null;
}

export const readRegion = async (db: Db, purpose: Purpose, zonecode: string) =>
  regionIn(await db.selectFrom('service_window').selectAll().execute(), purpose, zonecode);

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

/** What a place is taken for: a request or a shipment. */
type Holder = { ordNbr: number } | { shippingSeq: number };
type Wanted = Holder & {
  on: string;
  /** By default the first that has a place. */
  window?: string | undefined;
  /** A window that is over before the one that is taken by default begins. */
  after?: string | null | undefined;
};

const heldBy = (holder: Holder) =>
  'ordNbr' in holder ? { ord_nbr: holder.ordNbr } : { shipping_seq: holder.shippingSeq };

/** Takes a free place of a window, if there is one: the primary key refuses one that somebody else took meanwhile. */
async function takeIn(db: Db, region: Region, wanted: Wanted, window: string) {
  const { on } = wanted;
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
      .values({ ...key, place, ...heldBy(wanted) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('place')
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

const beginOf = (window: string) => window.slice(0, 5);
const endOf = (window: string) => window.slice(-5);

/**
 * Takes a place. Call it in the transaction of the request or the shipment.
 * @returns the window; null if none was asked for and all are full
 * @throws AppError ERR_WINDOW_FULL if the one that was asked for is full, or is none of that region
 */
export async function takePlace(db: Db, region: Region, wanted: Wanted): Promise<string | null> {
  const { window: chosen, after = null } = wanted;
  const all = region.windows.map(({ window }) => window);
  const asked =
    chosen === undefined
      ? all.filter((each) => after === null || beginOf(each) >= endOf(after))
      : [chosen];
  for (const window of asked) if (await takeIn(db, region, wanted, window)) return window;
  if (wanted.window !== undefined) throw new AppError('ERR_WINDOW_FULL');
  return null;
}

/** Frees the places of a request or of a shipment. */
export async function freePlaces(db: Db, holder: Holder): Promise<void> {
  const places = db.deleteFrom('service_place');
  await (
    'ordNbr' in holder
      ? places.where('ord_nbr', '=', holder.ordNbr)
      : places.where('shipping_seq', '=', holder.shippingSeq)
  ).execute();
}
