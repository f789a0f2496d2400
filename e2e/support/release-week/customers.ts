import { inlinedOf } from '../html.ts';
import type { Portal } from '../portal.ts';

/** The smallest sample of each group that the judge is told to accept, and customers enough for both groups at 50 %. */
export const MINIMUM = 30;
const CUSTOMERS = 120;

/**
 * Visits of customers, each with a cohort cookie and an IP address of their own, whose browsers report what they showed. The
 * addresses are in X-Forwarded-For, so the portal must be started with TRUST_PROXY=loopback.
 */
export function visitsOf(portal: Portal) {
  const send = (path: string, headers: Record<string, string>, body: object) =>
    fetch(portal.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });

  return {
    /** Each customer visits once. Those who get the set `lost.set` report a failure of `lost.part`. */
    async come(lost?: { set: string; part: string }): Promise<void> {
      for (let i = 0; i < CUSTOMERS; i++) {
        const headers = {
          cookie: `cohort=${i.toString(16).padStart(16, '0')}`,
          'x-forwarded-for': `10.0.0.${i}`,
        };
        const document = await fetch(`${portal.url}/guide/faq`, { headers });
        const { set, parts } = inlinedOf(await document.text());
        const versions = Object.fromEntries(parts.map(({ name, version }) => [name, version]));
        const part = set === lost?.set ? lost.part : null;
        const shown = ['guide', 'customer'].filter((name) => name !== part);
        const mounts = Object.fromEntries(shown.map((name) => [name, 1]));
        await send('/-/tabs', headers, { set, versions, mounts });
        if (part === null) continue;
        await send('/-/failures', headers, {
          code: 'ABC234',
          set,
          part,
          version: versions[part],
          class: 'mount',
          path: '/customer/notice',
          error: 'Error: planned',
        });
      }
    },
  };
}
