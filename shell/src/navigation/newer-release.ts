import { portal } from '../release/inlined.ts';
import { isDirty } from './leave-guards.ts';
import { loadDocuments } from './navigation.ts';

const EVERY_MS = 60_000;
/** Session storage key: the set for which this tab was reloaded. */
const RELOADED = 'portal.reloaded';

/**
 * The path on which the customer last entered something. An inline script of the document notes it, because this
 * code loads late.
 */
const noted = window as { portalEntered?: string };

/** The set that customers get now, and how open tabs follow it. */
interface Newest {
  set: string;
  openTabs: 'quiet' | 'normal' | 'urgent';
}

/**
 * Makes the tab follow a new release: `normal` with the next navigation, `urgent` at once. While a form has unsaved
 * input, or the tab is not calm, it waits for the next chance. Reloads once for each set.
 */
export function follow({ set, openTabs }: Newest, isCalm: () => boolean, reload: () => void): void {
  const isOlder = set !== portal.set;
  loadDocuments(isOlder && openTabs !== 'quiet');
  if (!isOlder || openTabs !== 'urgent' || isDirty() || !isCalm()) return;
  try {
    if (sessionStorage.getItem(RELOADED) === set) return;
    sessionStorage.setItem(RELOADED, set);
  } catch {
    // Without storage the tab could reload for ever, so only the next navigation loads a document.
    return;
  }
  reload();
}

/**
 * Asks which release customers get: when the tab is shown again, and every minute while it is visible. A page with
 * input is not calm until the customer leaves it, because drafts hold neither names nor account numbers.
 */
export function watchReleases(isCalm: () => boolean): void {
  const isCalmHere = () => noted.portalEntered !== location.pathname && isCalm();
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const answer = await fetch('/-/release', { cache: 'no-store' });
      if (answer.ok) follow((await answer.json()) as Newest, isCalmHere, () => location.reload());
    } catch {
      // We ask again in a minute.
    }
  };
  document.addEventListener('visibilitychange', () => void ask());
  setInterval(() => void ask(), EVERY_MS);
}
