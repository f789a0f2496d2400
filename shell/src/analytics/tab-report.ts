import { takeMounts } from '../release/mounts.ts';
import { portal } from '../release/inlined.ts';

const HOUR_MS = 3_600_000;

/**
 * Reports to the portal server which versions this tab runs (after the first page, then hourly), and how many pages
 * of each part were shown (then, and when the tab is hidden). Contains nothing about the customer or the addresses.
 */
export function reportTab(): void {
  const versions = Object.fromEntries(portal.parts.map(({ name, version }) => [name, version]));
  const send = (ran: Record<string, string>, mounts: Record<string, number>) =>
    navigator.sendBeacon('/-/tabs', JSON.stringify({ set: portal.set, versions: ran, mounts }));
  send(versions, takeMounts());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const mounts = takeMounts();
    if (Object.keys(mounts).length > 0) send({}, mounts);
  });
  setInterval(() => send(versions, takeMounts()), HOUR_MS);
}
