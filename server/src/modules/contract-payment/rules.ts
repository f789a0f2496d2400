import type { PaymentChange, PaymentChangeRefusal } from '@portal/contract';
import type { BillingOutcome } from './billing.ts';
import type { Checked } from './kibnet.ts';

export type ChangeStatus = PaymentChange['status'];

/** A change's next status; null where it stays. */
export type Settled = { status: ChangeStatus; refusal: PaymentChangeRefusal | null } | null;

/** After this long without an answer an account counts as not checked: a check changes nothing anywhere. */
export const CHECK_GIVEN_UP_MS = 10 * 60_000;
/** So long a request may be on its way before we believe a provider that does not know it. */
const ON_ITS_WAY_MS = 10_000;

/** The status that a change begins with: a bank is asked first. */
export const beginsAs = (kind: PaymentChange['kind']): ChangeStatus =>
  kind === 'updateCardToCms' ? 'checking' : 'updating';

export const isOver = (status: ChangeStatus): boolean => status === 'done' || status === 'refused';

const checks = { name: 'NAME', account: 'ACCOUNT', closed: 'CLOSED' } as const;

/** What follows from the bank's answer. @param waited milliseconds since the change was sent */
export function afterCheck(checked: Checked, waited: number): Settled {
  if (checked === 'match') return { status: 'updating', refusal: null };
  if (checked !== 'pending') return { status: 'refused', refusal: checks[checked] };
  return waited >= CHECK_GIVEN_UP_MS ? { status: 'refused', refusal: 'NO_ANSWER' } : null;
}

/** What follows from the billing system's answer. It alone says when a change is over, however long it takes. */
export function afterBilling(outcome: BillingOutcome): Settled {
  if (outcome.result === 'done') return { status: 'done', refusal: null };
  if (outcome.result === 'refused') return { status: 'refused', refusal: outcome.reason };
  return null;
}

/** Whether a request was never sent, or was lost on its way to a provider that does not know it. */
export const mayBegin = (sentAt: number | null, isKnown: boolean, now: number): boolean =>
  sentAt === null || (!isKnown && now - sentAt >= ON_ITS_WAY_MS);
