import type { AnswerOf, ParsedInputOf, returnFromCardWindow } from '@portal/contract';
import { payOutcomeOf } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { pseudonym } from '../../pseudonym.ts';
import { findMember } from '../member/repository.ts';
import { approve, end, unlessLost, type Log, type PaymentParts } from './approve.ts';
import type { Authentication } from './provider.ts';
import { chargeOf, findPayment, movePayment, sealAuth, type Payment } from './repository.ts';
import { claim } from './subject.ts';

/** A value that the form carries to the provider and back, to prove that the payment was started here. */
export const reservedFor = (secretKey: string, moid: string): string =>
  pseudonym(secretKey, 'payment form', moid);

/** Records a genuine return, and reserves what is paid for. @returns null if another process was first */
function authorise(parts: PaymentParts, payment: Payment, auth: Authentication) {
  const changes = { tid: auth.tid, auth: sealAuth(parts.cipher, auth) };
  const now = parts.clock.now().getTime();
  return unlessLost(parts.db, async (transaction) => {
    const authorised = await movePayment(transaction, payment, 'authorise', changes, now);
    return authorised && (await claim(transaction, payment)) ? authorised : null;
  });
}

/**
 * Whether bills are still open at their frozen prices, because the billing system may have withdrawn them since. A
 * request's own row tells that when it is reserved.
 * @throws AppError ERR_UNAVAILABLE: nothing is approved then
 */
async function isStillOwed(parts: PaymentParts, payment: Payment) {
  if (payment.ord_nbr !== null) return true;
  const member = await findMember(parts, payment.member_id);
  const open = member?.userIdx ? await parts.billing.bills(member.userIdx) : [];
  return payment.goods.every(({ goodsIdx, goodsPrice }) =>
    open.some(({ billIdx, amount }) => billIdx === goodsIdx && amount === goodsPrice),
  );
}

/**
 * Handles the provider's return: approves a started payment that is still due. A repeated or late return changes
 * nothing and returns the payment's outcome.
 * @throws AppError ERR_PAY_RETURN if the return is not the provider's about this payment: nobody is called then
 */
export async function takeReturn(
  parts: PaymentParts,
  given: ParsedInputOf<typeof returnFromCardWindow>,
  log: Log,
): Promise<AnswerOf<typeof returnFromCardWindow>> {
  const { db, secretKey, cardPayment } = parts;
  const payment = await findPayment(db, given.Moid);
  const returned =
    payment &&
    cardPayment.readReturn(given, chargeOf(payment), reservedFor(secretKey, payment.moid));
  if (!payment || !returned) throw new AppError('ERR_PAY_RETURN');
  if (payment.state === 'started') {
    if (returned.is === 'refused')
      await (returned.closed
        ? end(parts, payment, 'close', 'closed')
        : end(parts, payment, 'refuse', 'notAuthenticated', returned.decline));
    else {
      const authorised =
        (await isStillOwed(parts, payment)) && (await authorise(parts, payment, returned.auth));
      if (authorised) await approve(parts, authorised, log);
      // What it pays for is no longer payable, unless another return was first, which wins.
      else await end(parts, payment, 'refuse', 'notPayable');
    }
  }
  const settled = (await findPayment(db, payment.moid)) ?? payment;
  return { moid: payment.moid, outcome: payOutcomeOf(settled.state) };
}
