import { isRefundedByPhone } from '@portal/contract';
import { chargeOf, findPayment, type Payment } from '../repository.ts';
import { bookRefund, nowOf, unlessLost, type Log, type PaymentParts } from '../approve.ts';
import { paymentsToRefund, forgetPayment } from '../../service-order/pay-order.ts';
import { dropRefund, dueMessages, leaseMessage, markTaken, tell } from './outbox.ts';
import { findAccount, markRefunded, openEntered, refuse } from '../refund/repository.ts';
import type { Row } from '../../../db/tables.ts';

/**
 * Registers refunds of requests that were cancelled after payment. A deposit's is not sent to the provider before its payer
 * has entered an account, or an operator settles it.
 */
async function registerRefunds(parts: PaymentParts): Promise<void> {
  for (const { ord_nbr, pay_moid: moid } of await paymentsToRefund(parts.db))
    if (moid !== null)
      await parts.db.transaction().execute(async (transaction) => {
        if (!(await forgetPayment(transaction, ord_nbr, moid))) return;
        const { pay_method } = await transaction
          .updateTable('payment')
          .set({ refund: 'due' })
          .where('moid', '=', moid)
          .returning('pay_method')
          .executeTakeFirstOrThrow();
        if (!isRefundedByPhone(pay_method)) await tell(transaction, moid, 'refund', nowOf(parts));
      });
}

/**
 * Refunds a deposit to the payer's account. If the provider refuses the account, the payer has to enter another one.
 * @returns whether the refund is made
 */
async function refundTo(parts: PaymentParts, payment: Payment, tid: string): Promise<boolean> {
  const { db, cipher, cardPayment } = parts;
  const row = await findAccount(db, payment.moid);
  const account = row?.status === 'sending' && payment.state === 'paid' && openEntered(cipher, row);
  // Before the refund is registered (`registerRefunds`) it is not booked either.
  if (!row || !account || payment.refund !== 'due') return false;
  const { bankCd, accountNo, payerName: holder } = account;
  const outcome = await cardPayment.refund(chargeOf(payment), tid, { bankCd, accountNo, holder });
  if (outcome === 'refused')
    await unlessLost(db, async (transaction) => {
      await dropRefund(transaction, payment.moid);
      return refuse({ db: transaction, cipher }, row, 'PROVIDER');
    });
  return outcome === 'done';
}

/** Sends a message. @returns whether the receiver accepted it */
async function deliver(
  parts: PaymentParts,
  payment: Payment,
  what: Row<'payment_outbox'>['what'],
): Promise<boolean> {
  const { cardPayment, billing } = parts;
  const { tid, pay_method: payMethod } = payment;
  if (what !== 'bill') {
    if (tid === null) return true;
    return isRefundedByPhone(payMethod)
      ? refundTo(parts, payment, tid)
      : cardPayment.cancel(chargeOf(payment), tid);
  }
  const bills = payment.goods.map(({ goodsIdx }) => goodsIdx);
  return billing.billsPaid(payment.moid, bills).then(
    () => true,
    () => false,
  );
}

/** Sends the messages in the outbox; those that are not accepted are sent again later. */
export async function deliverOutbox(parts: PaymentParts, log: Log): Promise<void> {
  const { db } = parts;
  await registerRefunds(parts);
  for (const message of await dueMessages(db, nowOf(parts))) {
    if (!(await leaseMessage(db, message, nowOf(parts)))) continue;
    const payment = await findPayment(db, message.moid);
    if (!payment) continue;
    const { moid, what } = message;
    if (!(await deliver(parts, payment, what))) {
      log.warn({ moid, what }, 'a message about a payment was not taken');
      continue;
    }
    await unlessLost(db, async (transaction) => {
      await markTaken(transaction, message);
      if (what !== 'refund') return true;
      const store = { db: transaction, cipher: parts.cipher };
      const account = await findAccount(transaction, moid);
      if (account && !(await markRefunded(store, account))) return null;
      return bookRefund({ ...store, clock: parts.clock }, payment);
    });
  }
}
