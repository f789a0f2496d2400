import { takeMounts } from '../release/mounts.ts';
import { portal } from '../release/inlined.ts';

const HOUR_MS = 3_600_000;

/**
 * Tells the portal's server which versions this tab runs, and how many pages of each part its customer saw: once the first
 * page is there, whenever the tab is hidden after more, and every hour. It says nothing of the customer or the addresses.
 */
export function reportTab(): void {
  const versions = Object.fromEntries(portal.parts.map(({ name, version }) => [name, version]));
  const send = (mounts: Record<string, number>) =>
    navigator.sendBeacon('/-/tabs', JSON.stringify({ set: portal.set, versions, mounts }));
  send(takeMounts());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const mounts = takeMounts();
    if (Object.keys(mounts).length > 0) send(mounts);
  });
  setInterval(() => send(takeMounts()), HOUR_MS);
}
