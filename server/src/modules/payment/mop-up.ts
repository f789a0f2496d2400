import {
  authOf,
  chargeOf,
  duePayments,
  leasePayment,
  outcomeOf,
  type Payment,
} from './repository.ts';
import {
  end,
  keepApproval,
  loseAndTakeBack,
  bookPaid,
  type Log,
  type PaymentParts,
} from './approve.ts';
import { CLOSING_MS, DEPOSIT_DAYS } from './rules.ts';

/** How long an authentication can be approved at most: after that an approval that is not there will not come. */
const TOKEN_MS = 15 * 60_000;
/** How long after its deadline a deposit may still be told. */
const GRACE_MS = 60 * 60_000;
/**
 * The mop-up reserves a payment for itself while it settles it. Milliseconds until the reservation ends and any process may
 * try again, by the state of the payment; LEASE_MS for the states that are not listed.
 */
const leases: Partial<Record<Payment['state'], number>> = {
  waiting: 10 * 60_000,
  unknown: CLOSING_MS,
};
const DAY_MS = 86_400_000;
/** Payments that are settled at once: an answer can take 25 seconds. */
const SIDE_BY_SIDE = 8;

/** One that was charged or not, and whose process is gone: the provider says which. */
async function findOut(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  if (payment.tid === null) return loseAndTakeBack(parts, payment, log);
  const found = await parts.cardPayment.inquire(chargeOf(payment), payment.tid);
  // An inquiry that never answers must not keep it here for ever: then it is taken back.
  const isLate = parts.clock.now().getTime() > payment.changed_at + TOKEN_MS;
  if (found.is === 'unsure' && !isLate)
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
  if (found?.is === 'cancelled' || (found?.is === 'none' && isLate)) return void (await clear());
  if (found?.is === 'approved' && tid !== null && (await cardPayment.cancel(charge, tid)))
    return void (await clear());
  log.warn({ moid: payment.moid }, 'a payment is still unknown');
}

/** One that waits for its deposit, whose notification may have been lost. */
async function askForDeposit(parts: PaymentParts, payment: Payment, log: Log): Promise<void> {
  const { db, cardPayment, clock, secrets } = parts;
  const charge = chargeOf(payment);
  if (payment.tid === null) return;
  const found = await cardPayment.inquire(charge, payment.tid);
  if (found.is === 'unsure')
    return void log.warn({ moid: payment.moid, why: found.why }, 'an inquiry was not answered');
  // Set where somebody began to close it, and did not come to the end.
  const reason = payment.reason || 'depositExpired';
  if (found.is === 'cancelled') return void (await end(parts, payment, 'close', reason));
  if (found.is === 'approved' && found.deposited)
    return void (await bookPaid(parts, payment, found.approved));
  // What the customer was told counts. An account that the provider does not find is not closed: it confirms that first.
  const told = outcomeOf(secrets.cipher, payment)?.deposit?.until;
  const until = told ?? payment.changed_at + (DEPOSIT_DAYS + 1) * DAY_MS;
  const now = clock.now().getTime();
  if (payment.reason === '' && now <= until + GRACE_MS) return;
  const closing = await leasePayment(db, payment, now, CLOSING_MS, { reason });
  if (closing && (await cardPayment.cancel(charge, payment.tid)))
    await end(parts, closing, 'close', reason);
}

/** Takes a payment that is due one step on. */
async function settle(parts: PaymentParts, due: Payment, log: Log): Promise<void> {
  const now = parts.clock.now().getTime();
  const payment = await leasePayment(parts.db, due, now, leases[due.state]);
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
 * Looks at every payment that is due, some side by side: what a customer never came back from ends, what a killed process
 * left is found out, what is unknown is taken back. One that cannot be settled keeps no other waiting. Any number of
 * processes may do so at once.
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
