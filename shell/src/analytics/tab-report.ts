import { takeMounts } from '../release/mounts.ts';
import { portal } from '../release/inlined.ts';

const HOUR_MS = 3_600_000;

/**
 * Tells the portal's server which versions this tab runs, once the first page is there and every hour, and how many pages of
 * each part its customer saw, then and when the tab is hidden. It says nothing of the customer or the addresses.
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
