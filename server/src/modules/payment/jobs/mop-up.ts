import {
  authOf,
  chargeOf,
  duePayments,
  leasePayment,
  outcomeOf,
  type Payment,
} from '../repository.ts';
import {
  end,
  keepApproval,
  loseAndTakeBack,
  bookPaid,
  type Log,
  type PaymentParts,
} from '../approve.ts';
import { CLOSING_MS, DEPOSIT_DAYS } from '../rules.ts';

/** How long an authentication can be approved. Later no approval can appear any more. */
const TOKEN_MS = 15 * 60_000;
/** How long after its deadline a deposit may still be notified. */
const GRACE_MS = 60 * 60_000;
/**
 * Leases: the mop-up reserves a payment while it settles it. Milliseconds until another process may try, by the
 * payment's state; LEASE_MS for states that are not listed.
 */
const leases: Partial<Record<Payment['state'], number>> = {
  waiting: 10 * 60_000,
  unknown: CLOSING_MS,
};
const DAY_MS = 86_400_000;
/** How many payments to settle concurrently, because an answer can take 25 seconds. */
const SIDE_BY_SIDE = 8;

/** Settles `approving`: the process that asked is gone, so ask the provider whether it was charged. */
async function findOut(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  if (payment.tid === null) return loseAndTakeBack(parts, payment, log);
  const found = await parts.cardPayment.inquire(chargeOf(payment), payment.tid);
  // If the provider never answers the inquiry, give up and reverse the charge.
  const isLate = parts.clock.now().getTime() > payment.changed_at + TOKEN_MS;
  if (found.is === 'unsure' && !isLate)
    return void log.warn({ moid: payment.moid, why: found.why }, 'an inquiry was not answered');
  if (found.is === 'approved' && (await keepApproval(parts, payment, found.approved))) return;
  await loseAndTakeBack(parts, payment, log);
}

/** Settles `unknown`: repeats the reversal until the provider confirms it. */
async function takeBackAgain(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  const { cardPayment, cipher, clock } = parts;
  const { tid } = payment;
  const charge = chargeOf(payment);
  const auth = authOf(cipher, payment);
  const clear = () => end(parts, payment, 'clear', 'noAnswer');
  if (auth && (await cardPayment.netCancel(charge, auth))) return void (await clear());
  const found = tid === null ? null : await cardPayment.inquire(charge, tid);
  const isLate = clock.now().getTime() > payment.changed_at + TOKEN_MS;
  if (found?.is === 'cancelled' || (found?.is === 'none' && isLate)) return void (await clear());
  if (found?.is === 'approved' && tid !== null && (await cardPayment.cancel(charge, tid)))
    return void (await clear());
  log.warn({ moid: payment.moid }, 'a payment is still unknown');
}

/** Settles `waiting`: the notification of the deposit may have been lost. */
async function askForDeposit(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  const { db, cardPayment, clock, cipher } = parts;
  const charge = chargeOf(payment);
  if (payment.tid === null) return;
  const found = await cardPayment.inquire(charge, payment.tid);
  if (found.is === 'unsure')
    return void log.warn({ moid: payment.moid, why: found.why }, 'an inquiry was not answered');
  // Set if another process started to close it and did not finish.
  const reason = payment.reason || 'depositExpired';
  if (found.is === 'cancelled') return void (await end(parts, payment, 'close', reason));
  if (found.is === 'approved' && found.deposited)
    return void (await bookPaid(parts, payment, found.approved));
  // The deadline that the customer was given counts. If the provider does not find the account, it is not closed:
  // the provider has to confirm that first.
  const told = outcomeOf(cipher, payment)?.deposit?.until;
  const until = told ?? payment.changed_at + (DEPOSIT_DAYS + 1) * DAY_MS;
  const now = clock.now().getTime();
  if (payment.reason === '' && now <= until + GRACE_MS) return;
  const closing = await leasePayment(db, payment, now, CLOSING_MS, { reason });
  if (closing && (await cardPayment.cancel(charge, payment.tid)))
    await end(parts, closing, 'close', reason);
}

/** Moves a due payment by one step. */
async function settle(parts: PaymentParts, due: Payment, log: Log): Promise<void> {
  const now = parts.clock.now().getTime();
  const payment = await leasePayment(parts.db, due, now, leases[due.state]);
  if (!payment) return;
  switch (payment.state) {
    case 'ready':
    case 'started':
      return void (await end(parts, payment, 'close', 'expired'));
    case 'authorised':
      // Its process is gone, and nobody has requested or will request an approval.
      return void (await end(parts, payment, 'refuse', 'dropped'));
    case 'approving':
      return findOut(parts, payment, log);
    case 'unknown':
      return takeBackAgain(parts, payment, log);
    case 'waiting':
      return askForDeposit(parts, payment, log);
  }
}

/**
 * Settles every due payment, some concurrently: ends what a customer abandoned, finds out what a killed process
 * left, reverses what is unknown. One that cannot be settled does not block the others. Any number of processes may
 * run this at once.
 */
export async function mopUp(parts: PaymentParts, log: Log): Promise<void> {
  const all = (await duePayments(parts.db, parts.clock.now().getTime())).values();
  const worker = async () => {
    for (const due of all)
      await settle(parts, due, log).catch((err: unknown) =>
        log.warn({ moid: due.moid, err }, 'a payment could not be settled'),
      );
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}
