import type { IdentityOutcome } from '@portal/host';

/** Session key of a check that replaced its page: on a phone the provider opens in the same window. */
export const PENDING_KEY = 'portal.identity.pending';
export const NO_DATA = '잠시뒤 다시 이용하시기 바랍니다.';
export const NOTHING: IdentityOutcome = { code: null, passed: false };
