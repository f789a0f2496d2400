import { isRefundedByPhone, type PaymentResult, type RefundAccountIs } from '@portal/contract';
import type { Cipher } from '../../../personal-data/cipher.ts';
import type { Payment } from '../repository.ts';
import { openShown, type AccountRow } from './repository.ts';

/**
 * State of a payment's refund; null if nothing is refunded. Up to a minute passes between a cancellation and the job that
 * records the refund at the payment: meanwhile the cancelled request is enough to call it due.
 */
export const refundOf = (
  { state, refund }: Pick<Payment, 'state' | 'refund'>,
  isCancelled: boolean,
): Payment['refund'] => (refund === null && state === 'paid' && isCancelled ? 'due' : refund);

/**
 * Where the account of a payment's refund stands; null where the refund needs none.
 * @param refund as customers see it: a cancelled request is enough to call it due
 */
export function refundToOf(
  { pay_method: payMethod }: Pick<Payment, 'pay_method'>,
  refund: PaymentResult['refund'],
  account: AccountRow | undefined,
): RefundAccountIs | null {
  if (refund === null || !isRefundedByPhone(payMethod)) return null;
  if (account && account.status !== 'closed') return account.status;
  return refund === 'due' ? 'needed' : null;
}

/** The account of a payment's refund as the payer sees it. */
export function refundAccountOf(
  cipher: Cipher,
  is: RefundAccountIs | null,
  account: AccountRow | undefined,
): PaymentResult['refundAccount'] {
  if (is === null) return null;
  const shown = account && is !== 'needed' ? openShown(cipher, account) : null;
  const refusal = is === 'refused' ? (account?.refusal ?? null) : null;
  return { is, bankName: shown?.bankName ?? '', number: shown?.number ?? '', refusal };
}
