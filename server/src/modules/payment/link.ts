import { payOutcomeOf, type PaymentResult } from '@portal/contract';
import { isSame } from '../../pseudonym.ts';
import { findMember } from '../member/repository.ts';
import {
  LINK_AFTER_END_MS,
  linkToken,
  numberIn,
  type LinkParts,
  type MessageLink,
} from '../message/link.ts';
import { findPayment, type Payment } from './repository.ts';
import { maskedResult } from './views.ts';

const phoneOf = async (parts: LinkParts, { member_id: memberId }: Payment) =>
  (await findMember(parts, memberId))?.phone ?? '';

const tokenOf = async (parts: LinkParts, payment: Payment) =>
  linkToken(parts.secretKey, 'payment', payment.moid, [await phoneOf(parts, payment)]);

/** Outcomes of a payment that is not over. */
const OPEN: readonly PaymentResult['outcome'][] = ['open', 'checking', 'deposit'];

const isOver = ({ state, changed_at: changedAt }: Payment, now: number) =>
  !OPEN.includes(payOutcomeOf(state)) && now > changedAt + LINK_AFTER_END_MS;

/** The payment that a link opens; null if we did not sign it, if it is void by now, or if its time is over. */
export async function paymentOfLink(
  parts: LinkParts,
  token: string,
  now: number,
): Promise<Payment | null> {
  const payment = await findPayment(parts.db, numberIn(token));
  if (!payment || !isSame(token, await tokenOf(parts, payment))) return null;
  return isOver(payment, now) ? null : payment;
}

/** The links of the messages about payments, which go to the payer. */
export const paymentLink: MessageLink = {
  async tokenOf(parts, moid) {
    const payment = await findPayment(parts.db, moid);
    return payment ? tokenOf(parts, payment) : '';
  },
  async phoneOf(parts, token, now) {
    const payment = await paymentOfLink(parts, token, now);
    return payment && (await phoneOf(parts, payment)).replace(/\D/g, '');
  },
};

/** What a link shows of a payment, as much as the guests' look-up: for a request, what is paid for; for a deposit, until when. */
export function linkedResult(result: PaymentResult): PaymentResult {
  const { deposit, service, goodsName, jobKind } = result;
  return {
    ...maskedResult(result),
    ...(jobKind === 'order' && { service, goodsName }),
    deposit: deposit && { bankName: '', accountNo: '', holder: '', until: deposit.until },
  };
}
