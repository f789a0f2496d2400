import type { Row } from '../../db/tables.ts';
import { untilWon } from '../../db/until-won.ts';
import type { Parts, Store } from '../../parts.ts';
import { arrivalIn } from '../stage/arrival.ts';
import {
  findShipment,
  setArrival,
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

/**
 * Changes a shipment, records the change and tells the recipient. If several callers change it at the same time, one wins; the others decide again
 * on the changed row.
 * @param asked if `key` is given, the shipment must belong to it; `hours` is stored with a planned day
 * @returns null if there is no such shipment
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
    const outcome = changeOf(standing, change, today);
    if (!('to' in outcome) || outcome.to === standing) return { row, outcome };
    const won = await writeStanding(transaction, row, outcome.to, by, hours);
    if (!won) return 'lost';
    await tellOfShipment({ db: transaction, cipher }, row, outcome.to, by.at);
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
