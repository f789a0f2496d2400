/** Reads a cookie that scripts may see; null where there is none. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split(/;\s*/))
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  return null;
}

/** @param maxAge seconds; without it the cookie ends with the browser session. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  // Read `location` at each call: the server evaluates this module too and has none.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; samesite=lax${age}${secure}`;
}

export const removeCookie = (name: string): void => writeCookie(name, '', 0);

const ONE_YEAR_S = 31_536_000;

/**
 * Keeps a preference of this device for a year in a cookie, which the server reads; null removes it. Never store
 * anything personal here. With cookies disabled it lasts as long as the page.
 */
export const keepCookie = (name: string, value: string | null): void =>
  value === null ? removeCookie(name) : writeCookie(name, value, ONE_YEAR_S);

/** Cookies of the device, which outlive the session. */
const LASTING = new Set(['text', 'contrast', 'not-today', 'cohort']);

/** Removes every cookie of the session that scripts can see. */
export function removeSessionCookies(): void {
  for (const pair of document.cookie.split(/;\s*/)) {
    const [name = ''] = pair.split('=');
    if (name && !LASTING.has(name)) removeCookie(name);
  }
}
