import type { PaymentChange, PaymentChangeRefusal } from '@portal/contract';
import type { BillingOutcome } from './billing.ts';
import type { Checked } from './kibnet.ts';

export type ChangeStatus = PaymentChange['status'];

/** A change's next status; null if it stays. */
export type Settled = { status: ChangeStatus; refusal: PaymentChangeRefusal | null } | null;

/**
 * After this long without an answer, the account counts as not checked. That is safe, because a check changes
 * nothing.
 */
export const CHECK_GIVEN_UP_MS = 10 * 60_000;
/** How long a request may be in transit before we believe a provider that does not know it. */
const ON_ITS_WAY_MS = 10_000;

/** The first status of a change: a bank is asked first. */
export const beginsAs = (kind: PaymentChange['kind']): ChangeStatus =>
  kind === 'updateCardToCms' ? 'checking' : 'updating';

export const isOver = (status: ChangeStatus): boolean => status === 'done' || status === 'refused';

const checks = { name: 'NAME', account: 'ACCOUNT', closed: 'CLOSED' } as const;

/** The status that follows from the bank's answer. @param waited milliseconds since the change was sent */
export function afterCheck(checked: Checked, waited: number): Settled {
  if (checked === 'match') return { status: 'updating', refusal: null };
  if (checked !== 'pending') return { status: 'refused', refusal: checks[checked] };
  return waited >= CHECK_GIVEN_UP_MS ? { status: 'refused', refusal: 'NO_ANSWER' } : null;
}

/**
 * The status that follows from the billing system's answer. It alone decides when a change is over, however long it
 * takes.
 */
export function afterBilling(outcome: BillingOutcome): Settled {
  if (outcome.result === 'done') return { status: 'done', refusal: null };
  if (outcome.result === 'refused') return { status: 'refused', refusal: outcome.reason };
  return null;
}

/** Whether to send a request: it was never sent, or got lost on its way to a provider that does not know it. */
export const mayBegin = (sentAt: number | null, isKnown: boolean, now: number): boolean =>
  sentAt === null || (!isKnown && now - sentAt >= ON_ITS_WAY_MS);
