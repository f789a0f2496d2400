import { outcomes } from '../release/outcomes.ts';
import { portal, shellPart } from '../release/inlined.ts';

const HOUR_MS = 3_600_000;

/** Returns the parts that were shown, did not fail and were not returned before; each counts one. */
function takeShown(): Record<string, 1> {
  // The document's own script has reported main.js (shell/server/pages/main-lost.ts).
  if (shellPart && document.querySelector('script[data-lost]'))
    outcomes.set(shellPart.name, 'failed');
  const shown = [...outcomes].flatMap(([part, one]) => (one === 'shown' ? [part] : []));
  for (const part of shown) outcomes.set(part, 'reported');
  return Object.fromEntries(shown.map((part) => [part, 1]));
}

/**
 * Reports to the portal server which versions this tab runs (after the first page, then hourly), and of which
 * parts it has shown a page (then, and when the tab is hidden). Contains nothing about the customer or the addresses.
 */
export function reportTab(): void {
  const versions = Object.fromEntries(portal.parts.map(({ name, version }) => [name, version]));
  const send = (ran: Record<string, string>, mounts: Record<string, number>) =>
    navigator.sendBeacon('/-/tabs', JSON.stringify({ set: portal.set, versions: ran, mounts }));
  send(versions, takeShown());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const shown = takeShown();
    if (Object.keys(shown).length > 0) send({}, shown);
  });
  setInterval(() => send(versions, takeShown()), HOUR_MS);
}
