import { keepCookie } from '../browser/cookies.ts';
import { nonce, portal } from '../release/inlined.ts';

/** Tells the server that this browser has the web font: it then stands in the page from the start. */
const COOKIE = 'font';

/**
 * Loads the web font once the first page works. Before that its files would take the line from what
 * the customer waits for; the system's Korean font has the same widths, so nothing moves.
 */
export function loadWebFont(): void {
  const { version, css } = portal.font;
  if (document.querySelector(`link[href="${css}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.nonce = nonce;
  link.href = css;
  link.addEventListener('load', () => {
    void document.fonts.ready.then(() => keepCookie(COOKIE, version));
  });
  document.head.append(link);
}
