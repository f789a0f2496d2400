import { isVisit } from '@portal/contract';
import type { Row } from '../../../db/tables.ts';
import type { Store } from '../../../parts.ts';
import { freePlaces, readRegion, takePlace } from '../../service-quote/windows.ts';
import type { Entered } from '../views/entered.ts';

type Order = Pick<Row<'service_order'>, 'ord_nbr' | 'service' | 'visit_on' | 'second_on'>;
/** The windows that were asked for; by default the first of the day that has a place. */
export interface Windows {
  visitWindow?: string | undefined;
  secondWindow?: string | undefined;
}

/** The postcodes of a request's visits: the second of a transfer is where it is installed. */
export const zonesOf = ({ place, toPlace }: Pick<Entered, 'place' | 'toPlace'>) => ({
  first: place.zonecode,
  second: (toPlace ?? place).zonecode,
});

/**
 * Takes a place for each visit of a request and stores the windows; those that it had before are free once the transaction has
 * succeeded. A window that was asked for is certain, or everything is undone.
 * @throws AppError ERR_WINDOW_FULL
 */
export async function placeVisits(
  { db }: Pick<Store, 'db'>,
  { ord_nbr: ordNbr, service, visit_on, second_on }: Order,
  zones: ReturnType<typeof zonesOf>,
  windows: Windows,
): Promise<{ visit_window: string | null; second_window: string | null }> {
  const none = { visit_window: null, second_window: null };
  if (!isVisit(service)) return none;
  // Within this transaction: for all others they stay taken until it succeeds.
  await freePlaces(db, { ordNbr });
  const take = async (
    on: string | null,
    zonecode: string,
    window: string | undefined,
    after: string | null,
  ) => {
    const region = on === null ? null : await readRegion(db, service, zonecode);
    return region && on !== null ? takePlace(db, region, { ordNbr, on, window, after }) : null;
  };
  const first = await take(visit_on, zones.first, windows.visitWindow, null);
  // What is fetched and installed on one day is fetched first.
  const after = second_on === visit_on ? first : null;
  const taken = {
    visit_window: first,
    second_window: await take(second_on, zones.second, windows.secondWindow, after),
  };
  await db.updateTable('service_order').set(taken).where('ord_nbr', '=', ordNbr).execute();
  return taken;
}
