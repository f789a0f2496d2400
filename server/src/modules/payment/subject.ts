import type { Db } from '../../db/database.ts';
import type { Store } from '../../parts.ts';
import { claimBills, releaseBills } from '../bill/repository.ts';
import { bookOrder, claimOrder, holdPoints, releaseOrder } from '../service-order/pay-order.ts';
import { tell } from './jobs/outbox.ts';
import type { Payment } from './repository.ts';

const billsOf = ({ goods }: Payment) => goods.map(({ goodsIdx }) => Number(goodsIdx));

/** Reserves what a payment pays for. @returns false if it cannot be paid, or another payment has it; then roll back */
export const claim = (transaction: Db, payment: Payment): Promise<boolean> =>
  payment.ord_nbr === null
    ? claimBills(transaction, billsOf(payment), payment.moid)
    : claimOrder(transaction, payment.ord_nbr, payment.moid);

/** Releases what a payment had reserved, and the points that it held. */
export async function release(transaction: Db, payment: Payment): Promise<void> {
  const { ord_nbr: ordNbr, moid, state } = payment;
  if (ordNbr === null) return releaseBills(transaction, moid);
  // Before its return a payment has reserved nothing; it holds points from its start.
  if (state === 'started') return holdPoints(transaction, ordNbr, 0);
  if (state !== 'ready') await releaseOrder(transaction, ordNbr, moid);
}

/** Marks what a payment has reserved as paid. @returns false if it has not reserved it; then roll back */
export async function book(store: Store, payment: Payment, now: number): Promise<boolean> {
  const { ord_nbr: ordNbr, moid, point } = payment;
  if (ordNbr !== null) return bookOrder(store, { ordNbr, moid, point }, now);
  await tell(store.db, moid, 'bill', now);
  return true;
}
