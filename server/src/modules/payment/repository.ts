import { isRefundedByPhone, payMethods, type PaymentState, type PayMethod } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/tables.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { waitingSince, type Queue } from '../../plugins/queues.ts';
import type { Approved, Authentication, Charge } from './provider.ts';
import { dueAfter, LEASE_MS, stateAfter, type Reason, type Step } from './rules.ts';

export type Payment = Row<'payment'>;

export const chargeOf = ({ moid, pay_method: payMethod, amount }: Payment): Charge => ({
  moid,
  payMethod,
  amount,
});

export const sealAuth = (cipher: Cipher, auth: Authentication | null) =>
  cipher.sealJson('payment.auth', auth);
export const sealOutcome = (cipher: Cipher, approved: Approved | null) =>
  cipher.sealJson('payment.outcome', approved);

/** What an approval of the payment needs; null if there is none, or its key is gone. */
export const authOf = (cipher: Cipher, { auth }: Payment) =>
  cipher.openJson('payment.auth', auth) as Authentication | null;
/** The approval's content; null if there is none, or its key is gone. */
export const outcomeOf = (cipher: Cipher, { outcome }: Payment) =>
  cipher.openJson('payment.outcome', outcome) as Approved | null;

export async function addPayment(db: Db, payment: NewRow<'payment'>): Promise<void> {
  await db.insertInto('payment').values(payment).execute();
}

export const findPayment = async (db: Db, moid: string): Promise<Payment | null> =>
  (await db.selectFrom('payment').selectAll().where('moid', '=', moid).executeTakeFirst()) ?? null;

/** A payment that nobody else changes until the transaction ends. */
export const lockPayment = async (transaction: Db, moid: string): Promise<Payment | null> =>
  (await transaction
    .selectFrom('payment')
    .selectAll()
    .where('moid', '=', moid)
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** Payments of requests that were or may be charged, even if they were refunded since, the newest first. */
export async function findPaymentsOfOrders(db: Db, ordNbrs: readonly number[]): Promise<Payment[]> {
  if (ordNbrs.length === 0) return [];
  return db
    .selectFrom('payment')
    .selectAll()
    .where('ord_nbr', 'in', ordNbrs)
    .where((row) =>
      row.or([
        row('paid_at', 'is not', null),
        row('state', 'in', ['authorised', 'approving', 'unknown', 'waiting']),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .execute();
}

/** Payments of a member in some states, the newest first. */
export function findPayments(
  db: Db,
  memberId: string,
  states: readonly PaymentState[],
): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', states)
    .orderBy('changed_at', 'desc')
    .limit(200)
    .execute();
}

/** The newest payment of a member's request, or of bills; null before the first. */
export async function newestPayment(
  db: Db,
  memberId: string,
  ordNbr: number | null,
): Promise<Payment | null> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ord_nbr', ordNbr === null ? 'is' : '=', ordNbr)
    // The payment that superseded it was begun at the same instant.
    .where('reason', '<>', 'superseded')
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The payments that a member made, even if they were refunded since, the newest first, without what only receipts show. */
export const paymentsMade = (db: Db, memberId: string) =>
  db
    .selectFrom('payment')
    .select(['moid', 'ord_nbr', 'service', 'goods_name', 'amount', 'point'])
    .select(['pay_method', 'paid_at', 'state', 'refund'])
    .where('member_id', '=', memberId)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .orderBy('moid')
    .execute();

const payMethodsByPhone = (Object.keys(payMethods) as PayMethod[]).filter(isRefundedByPhone);

type Changes = Partial<
  Pick<NewRow<'payment'>, 'auth' | 'outcome' | 'tid' | 'paid_at' | 'refund' | 'decline'> & {
    reason: Reason;
  }
>;

/** Changes a payment that still has this version. @returns the changed payment; null if another process was first */
const change = async (
  db: Db,
  { moid, version }: Payment,
  changes: Partial<NewRow<'payment'>>,
): Promise<Payment | null> =>
  (await db
    .updateTable('payment')
    .set({ ...changes, version: version + 1 })
    .where('moid', '=', moid)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Makes whoever read the payment before be too late. @returns null if another process was first */
export const touchPayment = (db: Db, payment: Payment) => change(db, payment, {});

/**
 * Moves a payment by a step, if it still has this version and its state allows the step.
 * @returns the moved payment; null if another process was first
 */
export async function movePayment(
  db: Db,
  payment: Payment,
  step: Step,
  changes: Changes,
  now: number,
): Promise<Payment | null> {
  const state = stateAfter(payment.state, step);
  if (state === null) return null;
  const wait = dueAfter[state];
  const due_at = wait === null ? null : now + wait;
  return change(db, payment, { ...changes, state, changed_at: now, due_at });
}

/**
 * Leases a payment to a worker, so that nobody else works on it until the lease ends.
 * @returns the payment with its new version; null if another process was first
 */
export const leasePayment = (
  db: Db,
  payment: Payment,
  now: number,
  wait = LEASE_MS,
  changes: Pick<Changes, 'reason'> = {},
): Promise<Payment | null> => change(db, payment, { ...changes, due_at: now + wait });

/** Payments that are due for the mop-up, oldest first. */
export function duePayments(db: Db, now: number): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
}

/** Unsettled payments, oldest first. */
export function openPayments(db: Db): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['authorised', 'approving', 'unknown', 'waiting'])
    .orderBy('changed_at')
    .limit(500)
    .execute();
}

/** A member's payments that wait for a deposit. */
export const findWaiting = (db: Db, memberId: string): Promise<Payment[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .orderBy('moid')
    .execute();

/** Payments in one of these states that the mop-up looks at. */
export const paymentsIn = (
  db: Db,
  states: readonly PaymentState[],
  signal: AbortSignal,
): Promise<Queue | undefined> =>
  db
    .selectFrom('payment')
    .select(waitingSince('changed_at'))
    .where('due_at', 'is not', null)
    .where('state', 'in', states)
    .executeTakeFirst({ signal });

/** Paid payments that are refunded to an account (`isRefundedByPhone`) or by hand, oldest first. */
export function paymentsOwed(db: Db): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', '=', 'paid')
    .where('refund', '=', 'due')
    .where('pay_method', 'in', payMethodsByPhone)
    .orderBy('paid_at')
    .limit(500)
    .execute();
}

/** Deletes payments that were started by a day. */
export async function deletePaymentsOf(db: Db, by: string): Promise<void> {
  await db.deleteFrom('payment').where('created_on', '<=', by).execute();
}
