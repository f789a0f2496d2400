import type { ParsedInputOf, notifyDeposit } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { bookPaid, type PaymentParts } from './approve.ts';
import { chargeOf, findPayment } from './repository.ts';

/**
 * Handles the provider's notification of a deposit. It proves nothing: it must match a payment of ours, and we ask
 * the provider before anything is booked.
 * @throws AppError ERR_PAY_RETURN if it matches none, ERR_UNAVAILABLE if it has to be sent again
 */
export async function takeDeposit(parts: PaymentParts, given: ParsedInputOf<typeof notifyDeposit>) {
  const { db, cardPayment } = parts;
  const payment = await findPayment(db, given.MOID);
  const fits =
    payment?.pay_method === '4' &&
    given.MID === cardPayment.mid &&
    given.TID === payment.tid &&
    given.Amt === String(payment.amount);
  if (!payment || !fits || payment.tid === null) throw new AppError('ERR_PAY_RETURN');
  if (payment.state === 'paid') return { booked: true };
  // The answer to its approval is still in transit.
  if (payment.state === 'approving') throw new AppError('ERR_UNAVAILABLE');
  if (payment.state !== 'waiting') throw new AppError('ERR_PAY_RETURN');
  // Its account is being closed: whoever closes it books the deposit, or refunds it.
  if (payment.reason !== '') throw new AppError('ERR_UNAVAILABLE');
  const found = await cardPayment.inquire(chargeOf(payment), payment.tid);
  if (found.is === 'unsure') throw new AppError('ERR_UNAVAILABLE');
  if (found.is !== 'approved' || !found.deposited) throw new AppError('ERR_PAY_RETURN');
  if (!(await bookPaid(parts, payment, found.approved))) throw new AppError('ERR_UNAVAILABLE');
  return { booked: true };
}
