import { sessionStore } from '@portal/browser';
import { entryKey, newEntryState } from './entry.ts';
import { noteEntry } from './leave-guards.ts';

const STORAGE_KEY = 'portal.scroll';

/** Scroll position of each history entry, by its key. */
const positions = new Map<string, number>(restored());

function restored(): [string, number][] {
  try {
    // Not JSON of ours: start without positions.
    return JSON.parse(sessionStore.get(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Key of the entry on the screen; during a navigation the address is already the next one's. */
let shownKey = '';

/** How far the tab is scrolled, as far as we know: asking the browser forces a layout while a page is changing. */
let scrolled = Number.NaN;
const readScrolled = () => void (scrolled = window.scrollY);

function scrollTo(top: number): void {
  // Most pages are shown at their start, and most are left there: they need no layout but that of their frame.
  if (scrolled === 0 && top === 0) return;
  window.scrollTo(0, top);
  // Every page has a start, so only another position has to be asked for, which forces a layout.
  if (top === 0) scrolled = 0;
  else readScrolled();
}

/** Records the scroll position of the entry that is about to be left. */
export function noteScroll(): void {
  readScrolled();
  if (shownKey) positions.set(shownKey, Math.round(scrolled));
}

/** Takes over scroll restoration, because the browser would restore before the page is rendered. */
export function startScroll(): void {
  history.scrollRestoration = 'manual';
  if (!entryKey()) history.replaceState(newEntryState(), '');
  shownKey = entryKey();
  window.addEventListener('scroll', readScrolled, { passive: true });
  window.addEventListener('pagehide', () => {
    noteScroll();
    sessionStore.set(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
  });
}

/** Scrolls back once the page is high enough; gives up after two seconds. */
function scrollBackTo(top: number): void {
  if (top === 0) return scrollTo(top);
  const until = performance.now() + 2000;
  const key = shownKey;
  const tryNow = () => {
    // Another page is on the screen by now.
    if (shownKey !== key) return;
    const room = document.documentElement.scrollHeight - window.innerHeight;
    if (room >= top || performance.now() > until) scrollTo(top);
    else requestAnimationFrame(tryNow);
  };
  // In the next frame the browser lays the page out anyway. Reading the height here would make it do so twice.
  requestAnimationFrame(tryNow);
}

/** How the current address was reached. */
export type Arrival = 'load' | 'push' | 'replace' | 'pop';

/** Scrolls a page that has just been shown. */
export function placeShown(arrival: Arrival, keepScroll: boolean): void {
  shownKey = entryKey();
  noteEntry();
  const target =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (arrival === 'pop' || (arrival === 'load' && positions.has(shownKey)))
    scrollBackTo(positions.get(shownKey) ?? 0);
  else if (target) {
    target.scrollIntoView();
    readScrolled();
  } else if (arrival === 'push' && !keepScroll) scrollTo(0);
}
