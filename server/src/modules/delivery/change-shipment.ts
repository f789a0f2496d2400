import type { Row } from '../../db/tables.ts';
import { untilWon } from '../../db/until-won.ts';
import type { Parts, Store } from '../../parts.ts';
import { arrivalIn } from '../stage/arrival.ts';
import { placeInstallation } from './place-installation.ts';
import {
  findShipment,
  nameEngineer,
  setArrival,
  setHours,
  standingOf,
  writeStanding,
  type By,
  type Key,
} from './repository.ts';
import { changeOf, isToCome, type Change, type Outcome } from './rules.ts';
import { tellOfArrival, tellOfShipment } from './tell.ts';

/** The shipment's row before the change, and the outcome. */
export interface Changed {
  row: Row<'shipment'>;
  outcome: Outcome;
}

/** Whether a move was made before: its answer may have been lost, and the customer sends it again. */
const wasMoved = (row: Row<'shipment'>, change: Change): boolean =>
  change.is === 'move' &&
  row.day === 'confirmed' &&
  row.install_on === change.moveOn &&
  (change.window === undefined || change.window === row.hours);

/**
 * Changes a shipment, records the change and tells the recipient. If several callers change it at the same time, one wins; the others decide again
 * on the changed row.
 * @param asked if `key` is given, the shipment must belong to it; `hours` is stored with a planned day
 * @returns null if there is no such shipment
 * @throws AppError ERR_WINDOW_FULL if the customer moves it to where no place is free; the day before stays
 */
export function changeShipment(
  { db, cipher }: Store,
  asked: { shippingSeq: string; change: Change; key?: Key; hours?: string | null },
  by: By,
  today: string,
): Promise<Changed | null> {
  const { shippingSeq, change, key, hours } = asked;
  return untilWon(db, async (transaction) => {
    const row = await findShipment({ db: transaction, cipher }, shippingSeq, key);
    if (!row) return null;
    const standing = standingOf(row);
    if (wasMoved(row, change)) return { row, outcome: { to: standing } };
    const outcome = changeOf(standing, change, today);
    if (!('to' in outcome) || outcome.to === standing) return { row, outcome };
    const store = { db: transaction, cipher };
    if (!(await writeStanding(transaction, row, outcome.to, by))) return 'lost';
    const placed = await placeInstallation(store, row, change, hours);
    if (placed !== undefined) await setHours(transaction, row, placed);
    // Who was to come on the day before may not be who comes on the new one.
    if (change.is === 'move') await nameEngineer(store, shippingSeq, null);
    await tellOfShipment(store, row, { to: outcome.to, hours: placed ?? null, change }, by.at);
    return { row, outcome };
  });
}

/**
 * Stores when the engineer arrives who is on the way with a shipment, and tells the recipient.
 * @returns why nobody can be on the way; null if the recipient is told
 */
export function announceArrival(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  { shippingSeq, minutes }: { shippingSeq: string; minutes: number },
): Promise<'unknown' | 'today' | null> {
  const now = clock.now().getTime();
  return untilWon(db, async (transaction) => {
    const row = await findShipment({ db: transaction, cipher }, shippingSeq);
    if (!row) return 'unknown';
    if (!isToCome(standingOf(row), clock.today())) return 'today';
    const arrival = arrivalIn(minutes, now);
    if (!(await setArrival(transaction, row, arrival.at))) return 'lost';
    await tellOfArrival({ db: transaction, cipher }, row, arrival, now);
    return null;
  });
}
