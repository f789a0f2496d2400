import type { PaymentChange, PaymentChangeRefusal } from '@portal/contract';
import type { AccountProblem } from './account-check.ts';
import type { BillingOutcome } from './billing.ts';

export type ChangeStatus = PaymentChange['status'];

/** A change's next status; null if it stays. */
export type Settled = { status: ChangeStatus; refusal: PaymentChangeRefusal | null } | null;

/** The first status of a change: a bank is asked first. */
export const beginsAs = (kind: PaymentChange['kind']): ChangeStatus =>
  kind === 'updateCardToCms' ? 'checking' : 'updating';

export const isOver = (status: ChangeStatus): boolean => status === 'done' || status === 'refused';

/** Whether a change is the one of its set that asks the bank for all of them. One alone is. */
export const isFirst = (row: { set_no: string | null; request_no: string }): boolean =>
  row.set_no === null || row.set_no === row.request_no;

/** The status that follows from the bank's answer (`problemOf`). */
export function afterCheck(found: 'match' | AccountProblem | null): Settled {
  if (found === null) return null;
  return found === 'match'
    ? { status: 'updating', refusal: null }
    : { status: 'refused', refusal: found };
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
