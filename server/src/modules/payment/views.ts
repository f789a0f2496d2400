import {
  chosenDays,
  payOutcomeOf,
  services,
  type AnswerOf,
  type Bill,
  type readPayableOrder,
  type PaymentResult,
} from '@portal/contract';
import { AppError } from '../../errors.ts';
import { billPayments } from '../bill/repository.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts, Store } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { pointsGiven } from '../service-order/points.ts';
import { findOrder, pointsSpent } from '../service-order/repository.ts';
import { paymentOf } from '../service-order/views/summaries.ts';
import { isPaidTooLate, lastPayDay } from '../service-order/rules.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { depositOf } from './order-payments.ts';
import { findPayments, newestPayment, outcomeOf, type Payment } from './repository.ts';
import { shownReceipt } from './receipt/choose.ts';
import { findReceipt } from './receipt/repository.ts';
import { whyNotPaid } from './rules.ts';
import { findAccount } from './refund/repository.ts';
import { refundAccountOf, refundOf, refundToOf } from './refund/view.ts';
import { pointsFor } from './open.ts';

type PayOrder = AnswerOf<typeof readPayableOrder>;

/** States of a payment that was started and is not over. */
const BEGUN = ['ready', 'started', 'authorised', 'approving', 'unknown', 'waiting'] as const;

const begunAs = (payment: Payment | undefined): PayOrder['begun'] =>
  payment ? { moid: payment.moid, outcome: payOutcomeOf(payment.state) } : null;

/**
 * The open bills of a member's contracts, oldest first. A bill that was paid here is omitted even before the billing
 * system knows.
 * @throws AppError ERR_UNAVAILABLE
 */
export async function openBills(parts: Parts, { memberId, userIdx }: Member): Promise<Bill[]> {
  const { db, billing, clock } = parts;
  const bills = userIdx === null ? [] : await billing.bills(userIdx);
  const begun = await findPayments(db, memberId, BEGUN);
  const payments = await billPayments(
    db,
    bills.map(({ billIdx }) => Number(billIdx)),
  );
  const isFor = (billIdx: string) => (payment: Payment) =>
    payment.job_kind === 'bill' && payment.goods.some(({ goodsIdx }) => goodsIdx === billIdx);
  return bills.flatMap(({ billIdx, amount, ...bill }) => {
    const payment = begun.find(isFor(billIdx));
    // Reserved, but by no unfinished payment: it is paid.
    if (payments.has(Number(billIdx)) && !payment) return [];
    const own = { goodsIdx: billIdx, goodsPrice: amount, isOverdue: bill.dueOn < clock.today() };
    return [{ ...bill, ...own, begun: begunAs(payment) }];
  });
}

/** What the member chose for the newest payment of bills. */
export async function lastBillsOf(db: Db, { memberId }: Member) {
  const newest = await newestPayment(db, memberId, null);
  if (newest === null || newest.paid_at !== null) return null;
  return {
    payMethod: newest.pay_method,
    goodsIdx: newest.goods.map(({ goodsIdx }) => goodsIdx),
  };
}

const visitsOf = ({ service, visit_on, second_on }: Row<'service_order'>) =>
  chosenDays({ service, visitOn: visit_on, secondOn: second_on });

/** A member's request that is to be paid. @throws AppError ERR_NOT_FOUND */
export async function payOrderOf(parts: Parts, member: Member, ordNbr: string): Promise<PayOrder> {
  const { db } = parts;
  const { memberId } = member;
  const row = await findOrder(db, ordNbr, { memberId });
  if (!row) throw new AppError('ERR_NOT_FOUND');
  const { status, service, quote, goods_name: goodsName } = row;
  const waits = status === 'WAIT';
  const isLate = isPaidTooLate(row.visit_on, parts.clock.today());
  const isPaidLater = services[service].paid !== 'before';
  const free = waits
    ? pointsFor(await pointsGiven(parts, member), await pointsSpent(db, memberId), row)
    : 0;
  const begun = waits ? await findPayments(db, memberId, BEGUN) : [];
  const payment = await paymentOf(parts, row);
  const newest = waits ? await newestPayment(db, memberId, row.ord_nbr) : null;
  return {
    ordNbr,
    service,
    goodsName,
    is: waits
      ? isLate
        ? 'overdue'
        : 'payable'
      : status === 'CANCEL'
        ? 'cancelled'
        : isPaidLater
          ? 'none'
          : 'paid',
    quote,
    pointMax: Math.min(quote.total, free),
    begun: begunAs(waits ? begun.find((one) => one.ord_nbr === row.ord_nbr) : undefined),
    paidBy: waits ? null : payment.moid,
    refundByPhone: payment.is === 'refundByPhone',
    payment,
    visits: visitsOf(row),
    last: newest && { payMethod: newest.pay_method, point: newest.point },
    payBy: row.visit_on === null ? null : lastPayDay(row.visit_on),
  };
}

/**
 * A payment as its result page shows it to the payer.
 * @param order the request that it pays for; null for bills
 */
export function resultOf(
  cipher: Cipher,
  payment: Payment,
  order: Row<'service_order'> | null,
): Omit<PaymentResult, 'refund' | 'refundAccount'> {
  const outcome = payOutcomeOf(payment.state);
  const approved = outcomeOf(cipher, payment);
  return {
    moid: payment.moid,
    outcome,
    masked: false,
    amount: payment.amount,
    point: payment.point,
    payMethod: payment.pay_method,
    jobKind: payment.job_kind,
    ordNbr: payment.ord_nbr === null ? null : String(payment.ord_nbr),
    service: payment.service,
    goodsName: payment.goods_name,
    visits: order ? visitsOf(order) : [],
    lines: payment.lines,
    escrow: payment.escrow,
    // A deposit account gets its reason when somebody starts to close it.
    reason: outcome === 'deposit' ? '' : whyNotPaid(payment),
    paidAt: payment.paid_at === null ? null : new Date(payment.paid_at).toISOString(),
    approvalNo: approved?.approvalNo ?? '',
    approvedBy: approved?.approvedBy ?? '',
    deposit: depositOf(cipher, payment),
  };
}

/** The current result. */
export async function currentResultOf(
  { db, cipher }: Store,
  payment: Payment,
): Promise<PaymentResult> {
  const { ord_nbr: ordNbr } = payment;
  const order = ordNbr === null ? null : await findOrder(db, String(ordNbr));
  const result = resultOf(cipher, payment, order);
  const refund = refundOf(payment, order?.status === 'CANCEL');
  const cashReceipt = shownReceipt(cipher, await findReceipt(db, payment.moid));
  const account = refund === null ? null : await findAccount(db, payment.moid);
  const is = refundToOf(payment, refund, account ?? undefined);
  const refundAccount = refundAccountOf(cipher, is, account ?? undefined);
  return { ...result, refund, refundAccount, cashReceipt };
}

/**
 * The result for anybody who has the payment's number and is not the payer: whether it was paid or refunded, and the
 * amount.
 */
export const maskedResult = ({
  moid,
  outcome,
  amount,
  payMethod,
  jobKind,
  refund,
}: PaymentResult): PaymentResult => ({
  moid,
  outcome,
  masked: true,
  amount,
  point: 0,
  payMethod,
  jobKind,
  ordNbr: null,
  service: null,
  goodsName: '',
  visits: [],
  lines: [],
  escrow: false,
  reason: '',
  paidAt: null,
  approvalNo: '',
  approvedBy: '',
  deposit: null,
  refund,
  refundAccount: null,
});
