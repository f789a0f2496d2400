import { randomBytes } from 'node:crypto';
import type { PaymentState } from '@portal/contract';
import { daysAfter, daysBefore } from '../../calendar/clock.ts';
import { declines, type Decline } from './declines.ts';

/** What can happen to a payment. */
const steps = {
  /** The customer goes to the provider. */
  start: { from: ['ready'], to: 'started' },
  /** The customer closed the window, pays in another way, or did not finish in time. */
  close: { from: ['ready', 'started', 'waiting'], to: 'cancelled' },
  /** The provider's authentication is back and genuine. */
  authorise: { from: ['started'], to: 'authorised' },
  /** The provider did not authenticate, or what was to be paid is not payable any more: nothing was charged. */
  refuse: { from: ['started', 'authorised'], to: 'failed' },
  /** Written before the approval is asked for: from here on it may be charged. */
  approve: { from: ['authorised'], to: 'approving' },
  book: { from: ['approving', 'waiting'], to: 'paid' },
  /** A deposit account was opened. */
  wait: { from: ['approving'], to: 'waiting' },
  decline: { from: ['approving'], to: 'failed' },
  /** Nobody knows whether it was charged. Written before the net cancel: from here on it is taken back. */
  lose: { from: ['approving'], to: 'unknown' },
  /** The provider confirmed that nothing is charged. */
  clear: { from: ['unknown'], to: 'failed' },
  refund: { from: ['paid'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly PaymentState[]; to: PaymentState }>;
export type Step = keyof typeof steps;

/** The state that a step leads to; null where it cannot be taken from here. */
export function stateAfter(state: PaymentState, step: Step): PaymentState | null {
  const { from, to }: { from: readonly PaymentState[]; to: PaymentState } = steps[step];
  return from.includes(state) ? to : null;
}

/** Why a payment ended without being paid; the customer reads a sentence for each. */
export const reasons = {
  '': '',
  closed: '결제하지 않고 창을 닫으셨습니다. 결제되지 않았습니다.',
  superseded: '결제를 새로 시작하셔서 이 결제는 취소했습니다. 결제되지 않았습니다.',
  expired: '정해진 시간 안에 결제를 마치지 않으셨습니다. 결제되지 않았습니다.',
  notAuthenticated:
    '카드사나 은행에서 확인되지 않았습니다. 결제되지 않았습니다. 다른 수단으로 다시 결제해 주세요.',
  notPayable:
    '이미 결제되었거나 취소되어 더 내실 금액이 없습니다. 이 결제로는 결제되지 않았습니다.',
  dropped: '결제를 마치지 못했습니다. 결제되지 않았습니다. 다시 결제해 주세요.',
  declined: '승인이 거절되었습니다. 결제되지 않았습니다. 다른 수단으로 다시 결제해 주세요.',
  noAnswer:
    '카드사나 은행의 답을 받지 못해 결제를 취소했습니다. 결제되지 않았습니다. 다시 결제해 주세요.',
  depositClosed: '입금하지 않기로 하셔서 계좌를 닫았습니다. 이 계좌로 입금하지 마세요.',
  depositExpired: '입금 기한이 지나 계좌가 닫혔습니다. 이 계좌로 입금하지 마세요.',
  refunded: '접수가 취소되어 결제하신 금액을 돌려 드렸습니다.',
  settled: '고객센터에서 결제되지 않은 것을 확인했습니다. 다시 결제해 주세요.',
} as const;
export type Reason = keyof typeof reasons;

/** Reasons that the provider may have explained (`declines`). */
const EXPLAINED: readonly Reason[] = ['declined', 'notAuthenticated', 'noAnswer'];

/** Why a payment was not made and what to do, as its payer reads it; empty where nothing is to be said. */
export const whyNotPaid = ({ reason, decline }: { reason: Reason; decline: Decline | null }) =>
  decline !== null && decline !== 'other' && EXPLAINED.includes(reason)
    ? declines[decline]
    : reasons[reason];

/** Minutes that a customer may spend at the provider. */
const STARTED_MINUTES = 30;
/** Days within which a deposit can be made, not counting the day of the payment. */
export const DEPOSIT_DAYS = 3;

/** The last day for a deposit: before the visit that it pays for. @param visitOn null without a visit */
export function lastDepositDay(today: string, visitOn: string | null): string {
  const last = daysAfter(today, DEPOSIT_DAYS);
  const before = visitOn === null ? last : daysBefore(visitOn, 1);
  return before < last ? before : last;
}

const MINUTE_MS = 60_000;

/**
 * Milliseconds after entering a state when the mop-up looks at the payment. For `approving` it exceeds the longest
 * approval, so that nobody inquires while the answer is in transit.
 */
export const dueAfter = {
  ready: STARTED_MINUTES * MINUTE_MS,
  started: STARTED_MINUTES * MINUTE_MS,
  authorised: MINUTE_MS,
  approving: MINUTE_MS,
  unknown: MINUTE_MS,
  waiting: 10 * MINUTE_MS,
  paid: null,
  failed: null,
  cancelled: null,
} as const satisfies Record<PaymentState, number | null>;
/** How long a worker holds the lease of a payment or a message. */
export const LEASE_MS = MINUTE_MS;
/**
 * How long a process keeps a payment while it closes the deposit account or takes a charge back. It is longer than all
 * inquiries and cancellations can take, so that no other process changes the payment meanwhile.
 */
export const CLOSING_MS = 150_000;

/** Characters that cannot be confused with each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A payment's number: the day and 80 random bits. */
export const newMoid = (today: string): string =>
  `${today.replaceAll('-', '')}-${Array.from(randomBytes(16), (byte) => LETTERS[byte % 32]).join('')}`;
