import { portal } from '../release/inlined.ts';
import { isDirty } from './leave-guards.ts';
import { loadDocuments } from './navigation.ts';

const EVERY_MS = 60_000;
/** In the tab's storage: the set for which it was reloaded. */
const RELOADED = 'portal.reloaded';

/** The path on which the customer last entered something, noted by a script of the document: this code is loaded late. */
const noted = window as { portalEntered?: string };

/** What customers get now, and what open tabs do about it. */
interface Newest {
  set: string;
  openTabs: 'quiet' | 'normal' | 'urgent';
}

/**
 * Makes the tab follow a new release as the release manager said: `normal` with the next move, `urgent` at once. Where a form
 * has input that is not kept, or the tab is not calm, it waits for the next chance. Reloads once for each set.
 */
export function follow({ set, openTabs }: Newest, isCalm: () => boolean, reload: () => void): void {
  const isOlder = set !== portal.set;
  loadDocuments(isOlder && openTabs !== 'quiet');
  if (!isOlder || openTabs !== 'urgent' || isDirty() || !isCalm()) return;
  try {
    if (sessionStorage.getItem(RELOADED) === set) return;
    sessionStorage.setItem(RELOADED, set);
  } catch {
    // Without storage a reload could repeat for ever: the next move loads a document.
    return;
  }
  reload();
}

/**
 * Asks which release customers get whenever the tab is shown again, and once a minute while it is. A page in which the
 * customer entered something is not calm until they leave it: drafts hold neither names nor account numbers.
 */
export function watchReleases(isCalm: () => boolean): void {
  const isCalmHere = () => noted.portalEntered !== location.pathname && isCalm();
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const answer = await fetch('/-/release', { cache: 'no-store' });
      if (answer.ok) follow((await answer.json()) as Newest, isCalmHere, () => location.reload());
    } catch {
      // Asked again in a minute.
    }
  };
  document.addEventListener('visibilitychange', () => void ask());
  setInterval(() => void ask(), EVERY_MS);
}
