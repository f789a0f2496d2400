import { payOutcomeOf, type PaymentResult } from '@portal/contract';
import { findMember } from '../../member/repository.ts';
import { messageLink, type LinkParts } from '../../message/link.ts';
import { findPayment, type Payment } from '../repository.ts';
import { maskedResult } from '../views.ts';

/** Outcomes of a payment that is not over. */
const OPEN: readonly PaymentResult['outcome'][] = ['open', 'checking', 'deposit'];

const phoneOf = async (parts: LinkParts, { member_id: memberId }: Payment) =>
  (await findMember(parts, memberId))?.phone ?? '';

/** The links of the messages about payments, which go to the payer. */
export const paymentLink = messageLink({
  use: 'payment',
  find: async ({ db }, moid) => (await findPayment(db, moid)) ?? null,
  ownersOf: async (parts, payment) => [await phoneOf(parts, payment)],
  phoneOf,
  endedAt: async (_parts, { state, changed_at: changedAt }) =>
    OPEN.includes(payOutcomeOf(state)) ? null : changedAt,
});

/** What a link shows of a payment, as much as the guests' look-up: for a request, what is paid for; for a deposit, until when. */
export function linkedResult(result: PaymentResult): PaymentResult {
  const { deposit, service, goodsName, jobKind } = result;
  return {
    ...maskedResult(result),
    ...(jobKind === 'order' && { service, goodsName }),
    deposit: deposit && { bankName: '', accountNo: '', holder: '', until: deposit.until },
  };
}
