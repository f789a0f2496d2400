import { payOutcomeOf, type PayOutcome } from '@portal/contract';
import { AppError } from '../../errors.ts';
import type { Member } from '../member/rules.ts';
import { unlessLost, type PaymentParts } from './approve.ts';
import { tell } from './outbox.ts';
import { findPayment, movePayment, sealAuth } from './repository.ts';
import { release } from './subject.ts';

/**
 * Cancels a member's payment that is not charged. A deposit account is closed at the provider afterwards; a deposit that
 * is made meanwhile goes back.
 * @returns where the payment is then: not `cancelled` where it was too late
 * @throws AppError ERR_NOT_FOUND
 */
export async function close(
  parts: PaymentParts,
  { memberId }: Member,
  moid: string,
): Promise<PayOutcome> {
  const { db, clock, secrets } = parts;
  const payment = await findPayment(db, moid);
  if (payment?.member_id !== memberId) throw new AppError('ERR_NOT_FOUND');
  const isDeposit = payment.state === 'waiting';
  const reason = isDeposit ? ('depositClosed' as const) : ('closed' as const);
  const now = clock.now().getTime();
  const closed = await unlessLost(db, async (transaction) => {
    const changes = { reason, auth: sealAuth(secrets.cipher, null) };
    const moved = await movePayment(transaction, payment, 'close', changes, now);
    if (!moved) return null;
    await release(transaction, payment);
    if (isDeposit) await tell(transaction, moid, 'close', now);
    return moved;
  });
  const settled = closed ?? (await findPayment(db, moid)) ?? payment;
  return payOutcomeOf(settled.state);
}
