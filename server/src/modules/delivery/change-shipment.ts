import type { Row } from '../../db/tables.ts';
import { untilWon } from '../../db/until-won.ts';
import type { Store } from '../../parts.ts';
import { findShipment, standingOf, writeStanding, type By, type Key } from './repository.ts';
import { changeOf, type Change, type Outcome } from './rules.ts';
import { tellOfShipment } from './tell.ts';

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
