import { randomBytes } from 'node:crypto';

const COOKIE = 'cohort';
const ONE_YEAR_S = 31_536_000;
const GIVEN = new RegExp(`(?:^|;\\s*)${COOKIE}=[0-9a-f]{16}(?:;|$)`);

/**
 * Which customers get a set first is decided by a number of their own, so that one customer always sees
 * one whole set. It is drawn once, says nothing of anybody, and outlives the session.
 * @returns the cookie to set, or null where the browser has one.
 */
export function newCohort(cookies: string | undefined, secure: boolean): string | null {
  if (GIVEN.test(cookies ?? '')) return null;
  const value = randomBytes(8).toString('hex');
  const only = secure ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=/; Max-Age=${ONE_YEAR_S}; HttpOnly; SameSite=Lax${only}`;
}
