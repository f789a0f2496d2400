/**
 * Returns the address to come back to: a path of this portal, or '/'. The browser's own parser decides whether it stays
 * on this origin.
 */
export function returnUrl(given: unknown, origin: string): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given)) return '/';
  // Characters that parsers drop or replace; our own addresses have none.
  // oxlint-disable-next-line no-control-regex -- control characters are what we look for
  if (/[\\\u0000-\u0020\u007f-\u009f\u2028\u2029]/.test(given)) return '/';
  try {
    const url = new URL(given, origin);
    const path = url.pathname + url.search + url.hash;
    const stays = url.origin === origin && /^\/(?![/\\])/.test(path);
    return stays && !/^\/(login|api|r|bridge|-)(\/|\?|#|$)/.test(path) ? path : '/';
  } catch {
    return '/';
  }
}
