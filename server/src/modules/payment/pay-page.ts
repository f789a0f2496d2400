import { payOutcomeOf, type AnswerOf, type getPayOrder } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { pointsGiven } from '../service-order/points.ts';
import { findOrder, pointsSpent } from '../service-order/repository.ts';
import { pointsFor } from './begin.ts';
import { findPayments, type Payment } from './repository.ts';

type PayOrder = AnswerOf<typeof getPayOrder>;

/** States of a payment that was begun and is not over. */
const BEGUN = ['ready', 'started', 'authorised', 'approving', 'unknown', 'waiting'] as const;

/** The payment that was begun for something, as the pages tell of it. */
export async function begunFor(
  db: Db,
  memberId: string,
  isFor: (payment: Payment) => boolean,
): Promise<PayOrder['begun']> {
  const payment = (await findPayments(db, memberId, BEGUN)).find(isFor);
  return payment ? { moid: payment.moid, outcome: payOutcomeOf(payment.state) } : null;
}

/** A member's request that is to be paid. @throws AppError ERR_NOT_FOUND */
export async function payOrderOf(parts: Parts, member: Member, ordNbr: string): Promise<PayOrder> {
  const { db } = parts;
  const { memberId } = member;
  const row = await findOrder(db, ordNbr, { memberId });
  if (!row) throw new AppError('ERR_NOT_FOUND');
  const { status, service, quote, goods_name: goodsName, pay_moid: moid } = row;
  const waits = status === 'WAIT';
  // After-service is paid on site and a membership by the month.
  const isPaidLater = service === 'after' || service === 'w_filter';
  const free = waits
    ? pointsFor(await pointsGiven(parts, member), await pointsSpent(db, memberId), row)
    : 0;
  return {
    ordNbr,
    service,
    goodsName,
    is: waits ? 'payable' : status === 'CANCEL' ? 'cancelled' : isPaidLater ? 'none' : 'paid',
    quote,
    pointMax: Math.min(quote.total, free),
    begun: waits ? await begunFor(db, memberId, (one) => one.ord_nbr === row.ord_nbr) : null,
    paidBy: waits ? null : moid,
  };
}
