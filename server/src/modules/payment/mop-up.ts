import { authOf, chargeOf, duePayments, leasePayment, type Payment } from './repository.ts';
import {
  end,
  keepApproval,
  loseAndTakeBack,
  bookPaid,
  type Log,
  type PaymentParts,
} from './approve.ts';
import { LEASE_MS } from './rules.ts';

/** How long an authentication can be approved at most: after that an approval that is not there will not come. */
const TOKEN_MS = 15 * 60_000;
/** How long after its deadline a deposit may still be told. */
const GRACE_MS = 60 * 60_000;
const DEPOSIT_ASKED_EVERY_MS = 10 * 60_000;

/** One that was charged or not, and whose process is gone: the provider says which. */
async function findOut(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  if (payment.tid === null) return loseAndTakeBack(parts, payment, log);
  const found = await parts.cardPayment.inquire(chargeOf(payment), payment.tid);
  if (found.is === 'unsure')
    return void log.warn({ moid: payment.moid, why: found.why }, 'an inquiry was not answered');
  if (found.is === 'approved' && (await keepApproval(parts, payment, found.approved))) return;
  await loseAndTakeBack(parts, payment, log);
}

/** One that is being taken back: until the provider confirms it. */
async function takeBackAgain(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  const { cardPayment, secrets, clock } = parts;
  const { tid } = payment;
  const charge = chargeOf(payment);
  const auth = authOf(secrets.cipher, payment);
  const clear = () => end(parts, payment, 'clear', 'noAnswer');
  if (auth && (await cardPayment.netCancel(charge, auth))) return void (await clear());
  const found = tid === null ? null : await cardPayment.inquire(charge, tid);
  const isLate = clock.now().getTime() > payment.changed_at + TOKEN_MS;
  if (found?.is === 'none' && isLate) return void (await clear());
  if (found?.is === 'approved' && tid !== null && (await cardPayment.cancel(charge, tid)))
    return void (await clear());
  log.warn({ moid: payment.moid }, 'a payment is still unknown');
}

/** One that waits for its deposit, whose notification may have been lost. */
async function askForDeposit(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  const { cardPayment, clock } = parts;
  const charge = chargeOf(payment);
  if (payment.tid === null) return;
  const found = await cardPayment.inquire(charge, payment.tid);
  if (found.is === 'unsure')
    return void log.warn({ moid: payment.moid, why: found.why }, 'an inquiry was not answered');
  const close = () => end(parts, payment, 'close', 'depositExpired');
  if (found.is !== 'approved') return void (await close());
  if (found.deposited) return void (await bookPaid(parts, payment, found.approved));
  const until = found.approved.deposit?.until ?? payment.changed_at;
  const isOver = clock.now().getTime() > until + GRACE_MS;
  if (isOver && (await cardPayment.cancel(charge, payment.tid))) await close();
}

/** Takes a payment that is due one step on. */
async function settle(parts: PaymentParts, due: Payment, log: Log): Promise<void> {
  const now = parts.clock.now().getTime();
  const wait = due.state === 'waiting' ? DEPOSIT_ASKED_EVERY_MS : LEASE_MS;
  const payment = await leasePayment(parts.db, due, now, wait);
  if (!payment) return;
  switch (payment.state) {
    case 'ready':
    case 'started':
      return void (await end(parts, payment, 'close', 'expired'));
    case 'authorised':
      // Its process is gone; nobody has asked for an approval, and nobody will.
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
 * Looks at every payment that is due: what a customer never came back from ends, what a killed process left is found
 * out, what is unknown is taken back. Any number of processes may do so at once.
 */
export async function mopUp(parts: PaymentParts, log: Log): Promise<void> {
  for (const due of await duePayments(parts.db, parts.clock.now().getTime()))
    await settle(parts, due, log);
}
