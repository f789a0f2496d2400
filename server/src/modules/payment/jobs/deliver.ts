import { isRefundedByPhone } from '@portal/contract';
import { chargeOf, findPayment, type Payment } from '../repository.ts';
import { bookRefund, nowOf, unlessLost, type Log, type PaymentParts } from '../approve.ts';
import { paymentsToRefund, forgetPayment } from '../../service-order/pay-order.ts';
import { dueMessages, leaseMessage, markTaken, tell } from './outbox.ts';
import type { Row } from '../../../db/tables.ts';

/**
 * Registers refunds of requests that were cancelled after payment. A refund by phone is not sent to the provider: an
 * operator settles it.
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

/** Sends a message. @returns whether the receiver accepted it */
async function deliver(
  { cardPayment, billing }: PaymentParts,
  payment: Payment,
  what: Row<'payment_outbox'>['what'],
): Promise<boolean> {
  if (what !== 'bill')
    return payment.tid === null || cardPayment.cancel(chargeOf(payment), payment.tid);
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
      return what === 'refund' ? bookRefund({ ...parts, db: transaction }, payment) : true;
    });
  }
}
