import { payResultOf } from '@portal/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Parts, Store } from '../../parts.ts';
import { withdraw } from '../message/outbox.ts';
import {
  movePayment,
  authOf,
  chargeOf,
  sealAuth,
  sealOutcome,
  type Payment,
} from './repository.ts';
import type { Decline } from './declines.ts';
import type { Approval, Approved } from './provider.ts';
import type { Reason, Step } from './rules.ts';
import { cancelFrom, forgetReceipt, issueFrom, keepIssued } from './receipt/repository.ts';
import { book, release } from './subject.ts';
import { tellOfAccount, tellOfNoPayment, tellOfPayment } from './told/tell.ts';

export interface PaymentParts extends Store, Pick<Parts, 'clock' | 'secretKey' | 'cardPayment'> {
  billing: Pick<Parts['billing'], 'bills' | 'billsPaid'>;
}
export type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Thrown inside a transaction to roll it back, because another process was first. */
class Lost extends Error {
  override name = 'Lost';
}

/** Runs `work` in a transaction. @returns null if `work` lost to another process; nothing is changed then */
export async function unlessLost<T>(
  db: Db,
  work: (transaction: Db) => Promise<T | null>,
): Promise<T | null> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const done = await work(transaction);
      if (done === null) throw new Lost();
      return done;
    });
  } catch (error) {
    if (error instanceof Lost) return null;
    throw error;
  }
}

export const nowOf = ({ clock }: Pick<PaymentParts, 'clock'>) => clock.now().getTime();

/** Cancels the messages about the account that a payment waited at, those that were not sent yet. */
async function withdrawAccount(transaction: Db, { state, moid }: Payment): Promise<void> {
  if (state !== 'waiting') return;
  for (const event of ['account', 'lastDay'] as const) await withdraw(transaction, event, moid);
}

/** Ends a payment that was not charged, and releases what it held. @returns null if another process was first */
export function end(
  parts: PaymentParts,
  payment: Payment,
  step: Extract<Step, 'decline' | 'clear' | 'close' | 'refuse'>,
  reason: Reason,
  decline = payment.decline,
): Promise<Payment | null> {
  const { db, cipher } = parts;
  const changes = { reason, decline, auth: sealAuth(cipher, null) };
  return unlessLost(db, async (transaction) => {
    const ended = await movePayment(transaction, payment, step, changes, nowOf(parts));
    if (!ended) return null;
    await release(transaction, payment);
    await forgetReceipt(transaction, payment.moid);
    await withdrawAccount(transaction, payment);
    if (reason === 'noAnswer' || reason === 'depositExpired')
      await tellOfNoPayment({ db: transaction, cipher }, ended, nowOf(parts));
    return ended;
  });
}

/** Books a payment and what it pays for. @returns null if another process was first, or it cannot be booked */
export function bookPaid(
  parts: PaymentParts,
  payment: Payment,
  approved: Approved,
): Promise<Payment | null> {
  const { db, cipher } = parts;
  return unlessLost(db, async (transaction) => {
    const changes = {
      auth: sealAuth(cipher, null),
      outcome: sealOutcome(cipher, approved),
      paid_at: approved.at,
      reason: '' as const,
    };
    const paid = await movePayment(transaction, payment, 'book', changes, nowOf(parts));
    if (!paid || !(await book({ db: transaction, cipher }, payment, nowOf(parts)))) return null;
    await withdrawAccount(transaction, payment);
    const inside = { db: transaction, cipher };
    if (approved.receipt) await keepIssued(inside, paid.moid, approved.receipt, nowOf(parts));
    else await issueFrom(transaction, paid.moid, nowOf(parts));
    await tellOfPayment(inside, paid, 'paid', nowOf(parts));
    return paid;
  });
}

/** Books a refund, in a transaction. @returns null if another process was first */
export async function bookRefund(
  inside: Store & Pick<PaymentParts, 'clock'>,
  payment: Payment,
): Promise<Payment | null> {
  const changes = { refund: 'done', reason: 'refunded' } as const;
  const refunded = await movePayment(inside.db, payment, 'refund', changes, nowOf(inside));
  if (!refunded) return null;
  await cancelFrom(inside.db, refunded.moid, nowOf(inside));
  await tellOfPayment(inside, refunded, 'refunded', nowOf(inside));
  return refunded;
}

/** Records the provider's approval. @returns null if another process was first, or it cannot be booked */
export function keepApproval(
  parts: PaymentParts,
  payment: Payment,
  approved: Approved,
): Promise<Payment | null> {
  const { pay_method: payMethod } = payment;
  const { resultCode, deposit } = approved;
  const result = payResultOf({ payMethod, resultCode, accountNo: deposit?.accountNo ?? '' });
  if (result === 'paid') return bookPaid(parts, payment, approved);
  if (result === 'failed') return Promise.resolve(null);
  const { cipher } = parts;
  const changes = { auth: sealAuth(cipher, null), outcome: sealOutcome(cipher, approved) };
  return unlessLost(parts.db, async (transaction) => {
    const waiting = await movePayment(transaction, payment, 'wait', changes, nowOf(parts));
    if (waiting) await tellOfAccount({ db: transaction, cipher }, waiting, 'account', nowOf(parts));
    return waiting;
  });
}

/** Reverses a possible approval. If the provider does not confirm, the payment stays unknown and the mop-up retries. */
async function takeBack(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  const auth = authOf(parts.cipher, payment);
  if (auth && (await parts.cardPayment.netCancel(chargeOf(payment), auth)))
    await end(parts, payment, 'clear', 'noAnswer');
  else log.warn({ moid: payment.moid }, 'a payment is unknown: its net cancel was not confirmed');
}

/** Marks a payment as unknown, then reverses it. The mark is written first, so that nobody books it meanwhile. */
export async function loseAndTakeBack(
  parts: PaymentParts,
  payment: Payment,
  log: Log,
  decline: Decline | null = null,
) {
  const lost = await movePayment(parts.db, payment, 'lose', { decline }, nowOf(parts));
  if (lost) await takeBack(parts, lost, log);
}

async function settle(parts: PaymentParts, payment: Payment, approval: Approval, log: Log) {
  if (approval.is === 'declined') {
    const { decline, code } = approval;
    if (decline === 'other') log.warn({ moid: payment.moid, code }, 'a payment was declined');
    return void (await end(parts, payment, 'decline', 'declined', decline));
  }
  if (approval.is === 'approved' && (await keepApproval(parts, payment, approval.approved))) return;
  if (approval.is === 'unsure')
    log.warn({ moid: payment.moid, why: approval.why }, 'an approval was not answered');
  const decline = approval.is === 'unsure' ? approval.decline : null;
  await loseAndTakeBack(parts, payment, log, decline);
}

/**
 * Requests the approval of an authorised payment once, and records the outcome. Of concurrent callers one sends the
 * request.
 */
export async function approve(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  const approving = await movePayment(parts.db, payment, 'approve', {}, nowOf(parts));
  if (!approving) return;
  const auth = authOf(parts.cipher, approving);
  if (!auth) return loseAndTakeBack(parts, approving, log);
  await settle(parts, approving, await parts.cardPayment.approve(chargeOf(approving), auth), log);
}
