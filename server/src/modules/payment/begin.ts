import type { AnswerOf, CostLine, getMoid, Goods, ParsedInputOf } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { withPoints } from '../service-order/move-order.ts';
import { pointsGiven } from '../service-order/points.ts';
import { findOrder, lockMember, pointsSpent } from '../service-order/repository.ts';
import { holdPoints } from '../service-order/pay-order.ts';
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
import { release } from './subject.ts';

type Input = ParsedInputOf<typeof getMoid>;

/** What is paid for, as it is frozen. */
interface Frozen {
  order: Row<'service_order'> | null;
  goodsName: string;
  goods: Goods[];
  lines: CostLine[];
  /** Won that the provider charges. */
  amount: number;
  point: number;
}

/** Won below which nothing can be charged: the provider refuses less. */
const LEAST = 100;

/** States in which a payment was not charged and cannot be unless its customer goes on. */
const OPEN = ['ready', 'started'] as const;

/** Points that a member can spend on a request, those that it spends or holds already included. */
export const pointsFor = (
  given: number,
  spent: number,
  { point, held }: Pick<Row<'service_order'>, 'point' | 'held'>,
) => Math.max(0, given - spent + Math.max(point, held));

/** The kinds of goods that the law wants an escrow for where they are paid in cash ahead: parts, not visits. */
const isEscrow = ({ order }: Frozen, payMethod: Payment['pay_method']) =>
  order?.service === 'seat' && (payMethod === '2' || payMethod === '4');

/** @throws AppError ERR_NOT_FOUND, ERR_PAY_DONE, ERR_PAY_UNDER_WAY, ERR_POINT_SHORT, ERR_INVALID_INPUT at `usePoint` */
async function freezeOrder(
  transaction: Db,
  memberId: string,
  { ordNbr, usePoint }: { ordNbr: string; usePoint: number },
  given: number,
): Promise<Frozen> {
  const order = await findOrder(transaction, ordNbr, { memberId });
  if (!order) throw new AppError('ERR_NOT_FOUND');
  if (order.status !== 'WAIT') throw new AppError('ERR_PAY_DONE');
  if (order.pay_moid !== null) throw new AppError('ERR_PAY_UNDER_WAY');
  const quote = withPoints(order.quote, usePoint);
  const free = pointsFor(given, await pointsSpent(transaction, memberId), order);
  if (quote.point > free) throw new AppError('ERR_POINT_SHORT');
  if (quote.payable < LEAST)
    throw fieldError(
      'usePoint',
      `포인트로 모두 내시거나, 결제하실 금액을 ${LEAST}원 이상 남겨 주세요.`,
    );
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

/** Cancels the payments of the same that were begun and not charged: only the newest can be. */
async function supersede(
  { db, clock, secrets }: Pick<Parts, 'db' | 'clock' | 'secrets'>,
  memberId: string,
  isSame: (payment: Payment) => boolean,
) {
  for (const payment of await findPayments(db, memberId, OPEN)) {
    if (!isSame(payment)) continue;
    const changes = { reason: 'superseded', auth: sealAuth(secrets.cipher, null) } as const;
    const closed = await movePayment(db, payment, 'close', changes, clock.now().getTime());
    // Its return was first: then this payment finds out that another is under way.
    if (!closed) throw new AppError('ERR_PAY_UNDER_WAY');
    await release(db, payment);
  }
}

/**
 * Freezes what a member pays for, its amount and points, under a new number; once per key.
 * @throws AppError ERR_KEY_REUSED; what freezing throws
 */
export async function begin(
  parts: Parts,
  member: Member,
  input: Input,
  key: string,
): Promise<AnswerOf<typeof getMoid>> {
  const { db, secrets, clock } = parts;
  const { memberId } = member;
  const now = clock.now().getTime();
  if (input.jobKind === 'bill') throw new AppError('ERR_UNAVAILABLE');
  // Asked for before the transaction, which must use nothing but itself.
  const given = input.usePoint > 0 ? await pointsGiven(parts, member) : 0;
  const fingerprint = fingerprintOf(secrets.key, input);
  return once(db, { memberId, kind: 'moid', key, fingerprint, now }, async (transaction) => {
    await lockMember(transaction, memberId);
    const frozen = await freezeOrder(transaction, memberId, input, given);
    const inside = { db: transaction, clock, secrets };
    await supersede(inside, memberId, ({ ord_nbr }) => ord_nbr === frozen.order?.ord_nbr);
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
      escrow: isEscrow(frozen, input.payMethod),
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
      auth: sealAuth(secrets.cipher, null),
      outcome: sealOutcome(secrets.cipher, null),
    });
    return { moid, amount, point };
  });
}

/** A member's payment that is not over: ready or started. @throws AppError ERR_NOT_FOUND, ERR_PAY_DONE, ERR_PAY_UNDER_WAY */
export async function openPayment(db: Db, memberId: string, moid: string): Promise<Payment> {
  const payment = await findPayment(db, moid);
  if (payment?.member_id !== memberId) throw new AppError('ERR_NOT_FOUND');
  if (['paid', 'failed', 'cancelled'].includes(payment.state)) throw new AppError('ERR_PAY_DONE');
  if (payment.state !== 'ready' && payment.state !== 'started')
    throw new AppError('ERR_PAY_UNDER_WAY');
  return payment;
}

/**
 * Starts a payment, which holds its points from now on; one that is started stays as it is.
 * @throws AppError ERR_NOT_FOUND, ERR_PAY_DONE, ERR_PAY_UNDER_WAY, ERR_POINT_SHORT
 */
export async function startPayment(parts: Parts, member: Member, moid: string): Promise<Payment> {
  const { db, clock } = parts;
  const { memberId } = member;
  const found = await openPayment(db, memberId, moid);
  if (found.state === 'started') return found;
  const given = found.point > 0 ? await pointsGiven(parts, member) : 0;
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const payment = await openPayment(transaction, memberId, moid);
    if (payment.state === 'started') return payment;
    const { ord_nbr: ordNbr, point } = payment;
    if (ordNbr !== null) {
      const order = await findOrder(transaction, String(ordNbr));
      if (order?.status !== 'WAIT') throw new AppError('ERR_PAY_DONE');
      if (order.pay_moid !== null) throw new AppError('ERR_PAY_UNDER_WAY');
      const spent = await pointsSpent(transaction, memberId);
      if (point > 0 && point > pointsFor(given, spent, order))
        throw new AppError('ERR_POINT_SHORT');
      await holdPoints(transaction, ordNbr, point);
    }
    const started = await movePayment(transaction, payment, 'start', {}, clock.now().getTime());
    if (!started) throw new AppError('ERR_PAY_UNDER_WAY');
    return started;
  });
}
