/** A cookie that scripts may read; null where there is none. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split(/;\s*/))
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  return null;
}

/** @param maxAge seconds; without it the cookie ends with the browser. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  // Asked for here: the server reads this file too, and has no location.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; samesite=lax${age}${secure}`;
}

export const removeCookie = (name: string): void => writeCookie(name, '', 0);

const ONE_YEAR_S = 31_536_000;

/**
 * Keeps what a customer chose for this device, which the server reads too; null forgets it. Never
 * anything personal. Where cookies are refused it lasts as long as the page.
 */
export const keepCookie = (name: string, value: string | null): void =>
  value === null ? removeCookie(name) : writeCookie(name, value, ONE_YEAR_S);

/** What a customer chose for this device; it is nobody's secret and outlives the session. */
const LASTING = new Set(['font', 'text', 'contrast', 'not-today', 'cohort']);

/** Takes away every readable cookie of the session. */
export function removeSessionCookies(): void {
  for (const pair of document.cookie.split(/;\s*/)) {
    const [name = ''] = pair.split('=');
    if (name && !LASTING.has(name)) removeCookie(name);
  }
}
