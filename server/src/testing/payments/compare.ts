import { isRefundedByPhone, moidSchema } from '@portal/contract';
import * as v from 'valibot';
import type { Db } from '../../db/database.ts';
import { findReceipts } from '../../modules/payment/receipt/repository.ts';
import type { Payment } from '../../modules/payment/repository.ts';
import { pointsSpent } from '../../modules/service-order/repository.ts';
import type { World } from './world.ts';

/** What went wrong; nothing in a good history. */
export type Wrongs = string[];

export const paymentsOf = (db: Db, { member, second }: World): Promise<Payment[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', 'in', [member.memberId, second.memberId])
    .execute();

const billsOf = ({ job_kind, goods }: Payment) =>
  job_kind === 'bill' ? goods.map(({ goodsIdx }) => goodsIdx) : [];

/** Names the request and the bills that were charged more than once and not given back. */
export function chargedTwice({ ledger, billing }: World, payments: readonly Payment[]): string[] {
  const times = (of: (payment: Payment) => boolean) =>
    payments.filter(of).flatMap(({ moid }) => ledger.charged(moid)).length;
  return [
    ['the request', times(({ job_kind }) => job_kind === 'order')] as const,
    ...billing.bills.map(
      ({ billIdx }, i) =>
        [`bill ${i}`, times((payment) => billsOf(payment).includes(billIdx))] as const,
    ),
  ].flatMap(([what, charges]) => (charges > 1 ? [`charged ${what} ${charges} times`] : []));
}

export const paidWithoutApproval = ({ ledger }: World, payments: readonly Payment[]): Wrongs =>
  payments
    // One that is being refunded was approved, and may be given back already.
    .filter(({ state, refund }) => state === 'paid' && refund === null)
    .filter(({ moid }) => ledger.charged(moid).length === 0)
    .map(() => 'paid without an approval');

/** Receipts that were issued more than once, and not cancelled. */
export const issuedTwice = ({ ledger }: World, payments: readonly Payment[]): Wrongs =>
  payments
    .filter(({ moid }) => ledger.receipts.issued(moid).length > 1)
    .map(() => 'two receipts of a payment');

/** Compares the portal's cash receipts with the provider's: one for what is paid, none for what was paid back. */
async function compareReceipts(db: Db, { ledger }: World, payments: Payment[]): Promise<Wrongs> {
  const receipts = await findReceipts(
    db,
    payments.map(({ moid }) => moid),
  );
  return payments.flatMap(({ moid, state, amount }) => {
    const known = receipts.find((one) => one.moid === moid);
    const issued = ledger.receipts.issued(moid);
    const expected = state === 'paid' && known && known.state !== 'failed' ? [amount] : [];
    const isEnded = state !== 'paid' || !known || ['issued', 'failed'].includes(known.state);
    return [
      ...(String(issued.map((one) => one.amount)) === String(expected)
        ? []
        : [`${state}, and ${issued.length} receipts, known as ${known?.state}`]),
      ...(isEnded && known?.state !== 'cancelling'
        ? []
        : [`a receipt never ended: ${known?.state}`]),
    ];
  });
}

async function compareOrder(db: Db, world: World, payments: Payment[], point: number) {
  const wrongs: Wrongs = [];
  const order = await db
    .selectFrom('service_order')
    .selectAll()
    .where('ord_nbr', '=', Number(world.ordNbr))
    .executeTakeFirstOrThrow();
  const charged = payments.filter(
    ({ state, job_kind }) => state === 'paid' && job_kind === 'order',
  );
  const paid = charged.filter(({ refund }) => refund === null);
  for (const { refund, pay_method } of charged)
    if (refund !== null && !isRefundedByPhone(pay_method)) wrongs.push('never refunded');
  const isPaid = order.status === '1';
  const byPoints = isPaid && order.quote.payable === 0;
  if (isPaid !== (paid.length === 1 || byPoints))
    wrongs.push(`${order.status}, paid ${paid.length}`);
  if (isPaid && !byPoints && order.quote.payable !== paid[0]?.amount)
    wrongs.push('booked with another amount');
  if (order.held !== 0 && order.status !== 'CANCEL') wrongs.push(`holds ${order.held} points`);
  const spent = await pointsSpent(db, world.member.memberId);
  const expected = order.status === 'CANCEL' ? 0 : isPaid ? order.quote.point : point;
  if (spent !== expected) wrongs.push(`${spent} points spent, not ${expected}`);
  if (order.status === 'WAIT' && order.visit_on !== null) wrongs.push('overdue, and still waiting');
  if (!isPaid && order.status === 'WAIT' && order.pay_moid !== null) wrongs.push('still reserved');
  return wrongs;
}

/**
 * Compares the portal's payments of bills with the books of the billing system. A customer may pay a bill twice in one case
 * alone: the billing system collected it while the provider was approving its payment here (decision 29). The portal reports
 * that payment too, and the billing system gives one of the two back.
 */
async function compareBills(db: Db, { billing, ledger, approvals }: World, payments: Payment[]) {
  const wrongs: Wrongs = [];
  const priceOf = (idx: string) => billing.bills.find(({ billIdx }) => billIdx === idx)?.amount;
  const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((a, b = NaN) => a + b, 0);
  const own = payments.filter(({ job_kind }) => job_kind === 'bill');
  for (const payment of own) {
    const { moid, state } = payment;
    const told = billing.told.get(moid);
    const expected = state === 'paid' ? billsOf(payment) : undefined;
    if (String(told) !== String(expected))
      wrongs.push(`${state}, and the billing system was told ${told}`);
  }
  const told = [...billing.told.values()].flat();
  const charged = own.flatMap(({ moid }) => ledger.charged(moid));
  if (sum(told.map(priceOf)) !== sum(charged))
    wrongs.push(
      `bills of ${sum(told.map(priceOf))} were told to be paid, and ${sum(charged)} was charged`,
    );
  if (new Set(told).size !== told.length) wrongs.push('a bill was told to be paid twice');
  for (const { moid, moment } of approvals)
    for (const bill of own.filter((each) => each.moid === moid).flatMap(billsOf))
      if ((billing.collectedAt.get(bill) ?? moment) < moment)
        wrongs.push('an approval was asked for although the bill was collected before');
  const reserved = await db
    .selectFrom('bill_payment')
    .select('bill_idx')
    .where(
      'bill_idx',
      'in',
      billing.bills.map(({ billIdx }) => Number(billIdx)),
    )
    .execute();
  if (reserved.length !== told.length)
    wrongs.push(`${reserved.length} bills reserved, ${told.length} paid`);
  return wrongs;
}

/** What portal, provider and billing system do not agree about, when everything is over. */
export async function compare(db: Db, world: World, point: number): Promise<Wrongs> {
  const wrongs: Wrongs = [];
  const payments = await paymentsOf(db, world);
  for (const { moid, state, amount, version } of payments) {
    const charged = world.ledger.charged(moid).reduce((sum, each) => sum + each, 0);
    if (charged !== (state === 'paid' ? amount : 0))
      wrongs.push(`${state} of ${amount} and charged ${charged}`);
    if (!['paid', 'failed', 'cancelled'].includes(state)) wrongs.push(`never ended: ${state}`);
    v.parse(moidSchema, moid);
    if (version > 1_000) wrongs.push('moved without end');
  }
  return [
    ...wrongs,
    ...(await compareOrder(db, world, payments, point)),
    ...(await compareBills(db, world, payments)),
    ...(await compareReceipts(db, world, payments)),
  ];
}
