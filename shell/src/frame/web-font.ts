import { whenIdle } from '@portal/browser';
import { nonce, portal } from '../release/inlined.ts';

/**
 * Loads the web font once the page and its frame work: earlier, its files would compete with those that the page waits
 * for, and laying the text out again would delay the first answer (docs/decisions/0008).
 */
export function loadWebFont(): void {
  const { css } = portal.font;
  whenIdle(() => {
    if (document.querySelector(`link[href="${css}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.nonce = nonce;
    link.href = css;
    document.head.append(link);
  });
}
