import { payOutcomeOf, type PayOutcome } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { holdPoints } from '../service-order/pay-order.ts';
import { pointsGiven } from '../service-order/points.ts';
import { findOrder, lockMember, pointsSpent } from '../service-order/repository.ts';
import { isPaidTooLate } from '../service-order/rules.ts';
import { bookPaid, end, type PaymentParts } from './approve.ts';
import { chargeOf, findPayment, leasePayment, movePayment, type Payment } from './repository.ts';
import { CLOSING_MS } from './rules.ts';

export interface BeginParts extends PaymentParts {
  membership: Pick<Parts['membership'], 'points'>;
}

/** Points that a member can use for a request, including those that it has used or holds already. */
export const pointsFor = (
  given: number,
  spent: number,
  { point, held }: Pick<Row<'service_order'>, 'point' | 'held'>,
) => Math.max(0, given - spent + Math.max(point, held));

/** A member's unfinished payment: ready or started. @throws AppError ERR_NOT_FOUND, ERR_PAY_DONE, ERR_PAY_UNDER_WAY */
export async function openPayment(db: Db, memberId: string, moid: string): Promise<Payment> {
  const payment = await findPayment(db, moid);
  if (payment?.member_id !== memberId) throw new AppError('ERR_NOT_FOUND');
  if (['paid', 'failed', 'cancelled'].includes(payment.state)) throw new AppError('ERR_PAY_DONE');
  if (payment.state !== 'ready' && payment.state !== 'started')
    throw new AppError('ERR_PAY_UNDER_WAY');
  return payment;
}

/**
 * The day of the visit that a payment pays for; null without a visit.
 * @throws AppError ERR_PAY_VISIT on that day or later
 */
async function visitOf({ db, clock }: Pick<Parts, 'db' | 'clock'>, { ord_nbr: ordNbr }: Payment) {
  const order = ordNbr === null ? null : await findOrder(db, String(ordNbr));
  const visitOn = order?.visit_on ?? null;
  if (order?.status === 'WAIT' && isPaidTooLate(visitOn, clock.today()))
    throw new AppError('ERR_PAY_VISIT');
  return visitOn;
}

/**
 * Starts a payment, which holds its points from now on; a started one stays as it is.
 * @returns the payment, and the day of the visit that it pays for
 * @throws AppError ERR_NOT_FOUND, ERR_PAY_DONE, ERR_PAY_UNDER_WAY, ERR_PAY_VISIT, ERR_POINT_SHORT
 */
export async function startPayment(
  parts: BeginParts,
  member: Member,
  moid: string,
): Promise<{ payment: Payment; visitOn: string | null }> {
  const { db, clock } = parts;
  const { memberId } = member;
  const found = await openPayment(db, memberId, moid);
  const visitOn = await visitOf(parts, found);
  if (found.state === 'started') return { payment: found, visitOn };
  const given = found.point > 0 ? await pointsGiven(parts, member) : 0;
  const payment = await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const payment = await openPayment(transaction, memberId, moid);
    if (payment.state === 'started') return payment;
    const { ord_nbr: ordNbr, point } = payment;
    if (ordNbr !== null) {
      const order = await findOrder(transaction, String(ordNbr));
      if (order?.status !== 'WAIT') throw new AppError('ERR_PAY_DONE');
      if (order.pay_moid !== null) throw new AppError('ERR_PAY_UNDER_WAY');
      const spent = await pointsSpent(transaction, memberId);
      if (point > pointsFor(given, spent, order)) throw new AppError('ERR_POINT_SHORT');
      await holdPoints(transaction, ordNbr, point);
    }
    const started = await movePayment(transaction, payment, 'start', {}, clock.now().getTime());
    if (!started) throw new AppError('ERR_PAY_UNDER_WAY');
    return started;
  });
  return { payment, visitOn };
}

/**
 * Closes a deposit account. The provider closes it first, because nothing else may be paid while a deposit can
 * arrive. A deposit that was made is booked. We write the reason before asking the provider: from then on a
 * notification books nothing, because our cancellation may refund the same deposit.
 */
async function closeDeposit(parts: PaymentParts, waiting: Payment): Promise<void> {
  const { db, clock, cardPayment } = parts;
  const { tid } = waiting;
  const now = clock.now().getTime();
  const isClosing = waiting.reason !== '' && (waiting.due_at ?? 0) > now;
  if (isClosing) return;
  const payment = await leasePayment(db, waiting, now, CLOSING_MS, { reason: 'depositClosed' });
  if (!payment || tid === null) return;
  const charge = chargeOf(payment);
  const found = await cardPayment.inquire(charge, tid);
  if (found.is === 'approved' && found.deposited) await bookPaid(parts, payment, found.approved);
  else if (await cardPayment.cancel(charge, tid))
    await end(parts, payment, 'close', 'depositClosed');
}

/**
 * Cancels a member's uncharged payment.
 * @returns the outcome: not `cancelled` if it was too late, or the provider did not close its account
 * @throws AppError ERR_NOT_FOUND
 */
export async function close(
  parts: PaymentParts,
  { memberId }: Member,
  { moid, mayBeDeposit }: { moid: string; mayBeDeposit: boolean },
): Promise<PayOutcome> {
  const payment = await findPayment(parts.db, moid);
  if (payment?.member_id !== memberId) throw new AppError('ERR_NOT_FOUND');
  if (payment.state !== 'waiting') await end(parts, payment, 'close', 'closed');
  else if (mayBeDeposit) await closeDeposit(parts, payment);
  const settled = (await findPayment(parts.db, moid)) ?? payment;
  return payOutcomeOf(settled.state);
}
