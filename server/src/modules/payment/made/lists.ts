import {
  sumOf,
  type AnswerOf,
  type listPayments,
  type ParsedInputOf,
  type PaymentKind,
  type readPaymentStatement,
} from '@portal/contract';
import { dayInSeoul } from '@portal/format';
import type { Db } from '../../../db/database.ts';
import { pageToShow } from '../../../db/read-page.ts';
import type { Parts } from '../../../parts.ts';
import type { Member } from '../../member/rules.ts';
import { ordersCancelled } from '../../service-order/pay-order.ts';
import { findReceipts } from '../receipt/repository.ts';
import { accountsOf } from '../refund/repository.ts';
import { refundOf, refundToOf } from '../refund/view.ts';
import { paymentsMade } from '../repository.ts';
import { daysOfPeriod, daysOfYear, isWithin } from './period.ts';

/** All payments that a member made, the newest first, each with its refund as its receipt tells it. */
async function madeBy(db: Db, memberId: string) {
  const rows = await paymentsMade(db, memberId);
  const cancelled = await ordersCancelled(
    db,
    rows.flatMap(({ state, refund, ord_nbr: ordNbr }) =>
      state === 'paid' && refund === null && ordNbr !== null ? ordNbr : [],
    ),
  );
  return rows.map((row) => ({
    moid: row.moid,
    ordNbr: row.ord_nbr === null ? null : String(row.ord_nbr),
    service: row.service,
    goodsName: row.goods_name,
    amount: row.amount,
    point: row.point,
    payMethod: row.pay_method,
    paidAt: new Date(row.paid_at ?? 0).toISOString(),
    refund: refundOf(row, row.ord_nbr !== null && cancelled.has(row.ord_nbr)),
  }));
}
type Made = Awaited<ReturnType<typeof madeBy>>[number];

const paidOn = ({ paidAt }: Made): string => dayInSeoul(paidAt);
const yearsOf = (made: readonly Made[]): string[] => [
  ...new Set(made.map((one) => paidOn(one).slice(0, 4))),
];

const isOf: Record<PaymentKind, (one: Made) => boolean> = {
  all: () => true,
  bill: ({ ordNbr }) => ordNbr === null,
  order: ({ ordNbr }) => ordNbr !== null,
  refund: ({ refund }) => refund !== null,
};

/**
 * A page of the payments that a member made. Those of all pages are read for the sums: a member makes some dozens a year, and
 * they are kept for five.
 */
export async function listMade(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { memberId }: Member,
  wanted: ParsedInputOf<typeof listPayments>,
): Promise<AnswerOf<typeof listPayments>> {
  const { period, kind, pageSize } = wanted;
  const all = await madeBy(db, memberId);
  const days = daysOfPeriod(period, clock.today());
  const chosen = all.filter((one) => isOf[kind](one) && isWithin(days, paidOn(one)));
  const total = chosen.length;
  const curPage = pageToShow({ ...wanted, total });
  const page = chosen.slice((curPage - 1) * pageSize, curPage * pageSize);
  const moids = page.map(({ moid }) => moid);
  const receipts = await findReceipts(db, moids);
  const accounts = await accountsOf(db, moids);
  const list = page.map((one) => ({
    ...one,
    refundTo: refundToOf({ pay_method: one.payMethod }, one.refund, accounts.get(one.moid)),
    cashReceipt: receipts.find(({ moid }) => moid === one.moid)?.state ?? null,
  }));
  return { list, total, curPage, pageSize, sums: sumOf(chosen), years: yearsOf(all), days };
}

/** What a member paid in a year, to print. */
export async function statementOf(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { memberId, name }: Member,
  { year: asked }: ParsedInputOf<typeof readPaymentStatement>,
): Promise<AnswerOf<typeof readPaymentStatement>> {
  const madeOn = clock.today();
  const all = await madeBy(db, memberId);
  const years = yearsOf(all);
  const year = asked ?? years[0] ?? madeOn.slice(0, 4);
  const days = daysOfYear(year, madeOn);
  const list = all.filter((one) => paidOn(one).startsWith(year)).reverse();
  return { year, years, payer: name, days, madeOn, list, sums: sumOf(list) };
}
