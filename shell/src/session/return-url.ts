/**
 * The address a customer comes back to: a path of this portal, or '/'. Whatever else it may look like
 * to one browser or another is read by the browser's own parser, and has to come out as what went in.
 */
export function returnUrl(given: unknown, origin: string): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given)) return '/';
  // Characters that parsers drop or turn round: an address of ours has none of them.
  // eslint-disable-next-line no-control-regex -- they are what is looked for
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
