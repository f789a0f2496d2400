import { keepCookie } from '../browser/cookies.ts';
import { nonce, portal } from '../release/inlined.ts';

/** Tells the server that this browser has the web font, so that pages link it from the start. */
const COOKIE = 'font';

/**
 * Loads the web font once the first page works: earlier, its files would compete with those that the page waits for
 * (docs/decisions/0008).
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
