import type { IdentityOutcome } from '@portal/host';

/** A check that took the place of its page. */
export const PENDING_KEY = 'portal.identity.pending';
export const NO_DATA = '잠시뒤 다시 이용하시기 바랍니다.';
export const NOTHING: IdentityOutcome = { code: null, passed: false };
