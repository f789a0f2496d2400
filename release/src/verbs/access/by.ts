import { ReleaseError } from '@portal/release-store';
import type { Context } from '../verb.ts';

/** Actor, reason and time for a record about the desk. @throws ReleaseError 'check' without a reason */
export function byOf({ actor, values: { reason } }: Pick<Context, 'actor' | 'values'>) {
  if (!reason?.trim())
    throw new ReleaseError('check', 'this needs --reason TEXT: it stays in the audit');
  return { actor, reason: reason.trim(), at: new Date().toISOString() };
}
