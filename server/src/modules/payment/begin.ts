import {
  isHeldInEscrow,
  LEAST_PAYMENT,
  pointsProblem,
  splitGoods,
  type CostLine,
  type freezePayment,
  type Goods,
  type ParsedInputOf,
} from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { billPayments } from '../bill/repository.ts';
import type { OpenBill } from '../contract-payment/billing.ts';
import type { Member } from '../member/rules.ts';
import { withPoints } from '../service-order/move-order.ts';
import { pointsGiven } from '../service-order/points.ts';
import { findOrder, lockMember, pointsSpent } from '../service-order/repository.ts';
import { isPaidTooLate } from '../service-order/rules.ts';
import { fingerprintOf, once } from '../submission/once.ts';
import {
  addPayment,
  findPayment,
  findPayments,
  movePayment,
  sealAuth,
  sealOutcome,
  type Payment,
} from './repository.ts';
import { dueAfter, newMoid } from './rules.ts';
import { pointsFor, type BeginParts } from './open.ts';
import { forgetReceipt } from './receipt/repository.ts';
import { release } from './subject.ts';

type Input = ParsedInputOf<typeof freezePayment>;

/** What is paid for, with its frozen amount. */
interface Frozen {
  order: Row<'service_order'> | null;
  goodsName: string;
  goods: Goods[];
  lines: CostLine[];
  /** Won that the provider charges. */
  amount: number;
  point: number;
}

/** What a member asks to pay, by kind. */
type Asked<K extends Input['jobKind']> = Extract<Input, { jobKind: K }>;

/** States without a charge, in which none can happen unless the customer continues. */
const OPEN = ['ready', 'started'] as const;

/**
 * @throws AppError ERR_NOT_FOUND, ERR_PAY_DONE, ERR_PAY_UNDER_WAY, ERR_PAY_VISIT, ERR_POINT_SHORT, ERR_INVALID_INPUT at
 * `usePoint`
 */
async function freezeOrder(
  transaction: Db,
  memberId: string,
  { ordNbr, usePoint }: Asked<'order'>,
  { given, today }: { given: number; today: string },
): Promise<Frozen> {
  const order = await findOrder(transaction, ordNbr, { memberId });
  if (!order) throw new AppError('ERR_NOT_FOUND');
  if (order.status !== 'WAIT') throw new AppError('ERR_PAY_DONE');
  if (order.pay_moid !== null) throw new AppError('ERR_PAY_UNDER_WAY');
  if (isPaidTooLate(order.visit_on, today)) throw new AppError('ERR_PAY_VISIT');
  const quote = withPoints(order.quote, usePoint);
  const free = pointsFor(given, await pointsSpent(transaction, memberId), order);
  if (quote.point > free) throw new AppError('ERR_POINT_SHORT');
  const problem = pointsProblem(quote.point, quote.total, free);
  if (problem !== null) throw fieldError('usePoint', problem);
  // The provider has nothing to charge.
  if (quote.payable === 0)
    throw fieldError('usePoint', '포인트로 모두 내실 수 있습니다. 포인트로 결제해 주세요.');
  const { total, point, payable, lines } = quote;
  return {
    order,
    goodsName: order.goods_name,
    goods: [{ goodsIdx: ordNbr, goodsQty: 1, goodsPrice: total, goodsPoint: point }],
    lines,
    amount: payable,
    point,
  };
}

/** @throws AppError ERR_NOT_FOUND, ERR_PAY_AMOUNT, ERR_PAY_DONE, ERR_PAY_UNDER_WAY, ERR_INVALID_INPUT */
async function freezeBills(
  transaction: Db,
  open: readonly OpenBill[],
  input: Asked<'bill'>,
): Promise<Frozen> {
  // Validation has already refused lists of different lengths.
  const goods = splitGoods(input) ?? [];
  if (new Set(goods.map(({ goodsIdx }) => goodsIdx)).size !== goods.length)
    throw fieldError('goodsIdx', '같은 청구가 두 번 들어 있습니다.');
  if (goods.some(({ goodsPoint }) => goodsPoint > 0))
    throw fieldError('goodsPoint', '청구 요금에는 포인트를 쓸 수 없습니다.');
  const payments = await billPayments(
    transaction,
    goods.map(({ goodsIdx }) => Number(goodsIdx)),
  );
  for (const moid of payments.values()) {
    const state = (await findPayment(transaction, moid))?.state;
    throw new AppError(state === 'paid' ? 'ERR_PAY_DONE' : 'ERR_PAY_UNDER_WAY');
  }
  const bills = goods.map(({ goodsIdx, goodsQty, goodsPrice }) => {
    const bill = open.find(({ billIdx }) => billIdx === goodsIdx);
    if (!bill) throw new AppError('ERR_NOT_FOUND');
    if (goodsQty !== 1 || goodsPrice !== bill.amount) throw new AppError('ERR_PAY_AMOUNT');
    return bill;
  });
  const total = bills.reduce((sum, { amount }) => sum + amount, 0);
  if (total < LEAST_PAYMENT)
    throw fieldError('goodsIdx', `결제하실 금액이 ${LEAST_PAYMENT}원 이상이 되게 골라 주세요.`);
  const [first] = bills;
  const others = bills.length - 1;
  return {
    order: null,
    goodsName: `${first?.goodsName ?? ''}${others > 0 ? ` 외 ${others}건` : ''}`,
    goods,
    lines: bills.map(({ goodsName, month, amount }) => ({
      code: 'bill',
      label: `${goodsName} ${Number(month.slice(5))}월 요금`,
      amount,
      condition: '',
    })),
    amount: total,
    point: 0,
  };
}

/** Fetches from outside what freezing needs. @returns a function that freezes inside a transaction */
async function freezer(
  parts: BeginParts,
  member: Member,
  input: Input,
): Promise<(transaction: Db) => Promise<Frozen>> {
  if (input.jobKind === 'order') {
    const given = input.usePoint > 0 ? await pointsGiven(parts, member) : 0;
    const known = { given, today: parts.clock.today() };
    return (transaction) => freezeOrder(transaction, member.memberId, input, known);
  }
  const { userIdx } = member;
  const open = userIdx === null ? [] : await parts.billing.bills(userIdx);
  return (transaction) => freezeBills(transaction, open, input);
}

/** Whether a payment covers some of the same goods. */
const isSameAs =
  (jobKind: Input['jobKind'], { order, goods }: Frozen) =>
  (payment: Payment): boolean =>
    jobKind === 'order'
      ? payment.ord_nbr === order?.ord_nbr
      : payment.job_kind === 'bill' &&
        payment.goods.some((one) => goods.some(({ goodsIdx }) => goodsIdx === one.goodsIdx));

/** Cancels earlier, uncharged payments of the same goods, because only the newest may be charged. */
async function supersede(
  { db, clock, cipher }: Pick<Parts, 'db' | 'clock' | 'cipher'>,
  memberId: string,
  isSame: (payment: Payment) => boolean,
) {
  for (const payment of await findPayments(db, memberId, OPEN)) {
    if (!isSame(payment)) continue;
    const changes = { reason: 'superseded', auth: sealAuth(cipher, null) } as const;
    const closed = await movePayment(db, payment, 'close', changes, clock.now().getTime());
    // Its return arrived first, so another payment is under way.
    if (!closed) throw new AppError('ERR_PAY_UNDER_WAY');
    await release(db, payment);
    await forgetReceipt(db, payment.moid);
  }
}

/**
 * Freezes what a member pays for, its amount and points, under a new number; once per key.
 * @throws AppError ERR_KEY_REUSED; what freezing throws
 */
export async function begin(parts: BeginParts, member: Member, input: Input, key: string) {
  const { db, cipher, secretKey, clock } = parts;
  const { memberId } = member;
  const now = clock.now().getTime();
  // Fetched before the transaction, which must not wait for anything outside.
  const freeze = await freezer(parts, member, input);
  const fingerprint = fingerprintOf(secretKey, input);
  return once(db, { memberId, kind: 'moid', key, fingerprint, now }, async (transaction) => {
    await lockMember(transaction, memberId);
    const frozen = await freeze(transaction);
    const inside = { db: transaction, clock, cipher };
    await supersede(inside, memberId, isSameAs(input.jobKind, frozen));
    const moid = newMoid(clock.today());
    const { goodsName: goods_name, goods, lines, amount, point, order } = frozen;
    await addPayment(transaction, {
      moid,
      member_id: memberId,
      job_kind: input.jobKind,
      ord_nbr: order?.ord_nbr ?? null,
      service: order?.service ?? null,
      goods_name,
      goods: JSON.stringify(goods),
      lines: JSON.stringify(lines),
      pay_method: input.payMethod,
      escrow: isHeldInEscrow(frozen.order?.service ?? null, input.payMethod),
      amount,
      point,
      state: 'ready',
      version: 1,
      reason: '',
      created_on: clock.today(),
      changed_at: now,
      due_at: now + dueAfter.ready,
      tid: null,
      paid_at: null,
      refund: null,
      auth: sealAuth(cipher, null),
      outcome: sealOutcome(cipher, null),
    });
    return { moid, amount, point };
  });
}
