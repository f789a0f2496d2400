import { noteEntry } from './leave-guards.ts';
import { sessionStore } from '@portal/browser';

const STORAGE_KEY = 'portal.scroll';

/** Where each entry of the history was scrolled to, by the key in its state. */
const positions = new Map<string, number>(restored());

function restored(): [string, number][] {
  try {
    // Storage can be forbidden: then only reloading forgets the place.
    return JSON.parse(sessionStore.get(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

const keyOf = (state: unknown) => (state as { key?: string } | null)?.key;
export const newEntryState = () => ({ key: crypto.randomUUID().slice(0, 8) });

/** The entry on the screen; behind the address while a move is under way. */
let shownKey = '';

/** Notes the place in the entry that is about to be left. */
export function noteScroll(): void {
  if (shownKey) positions.set(shownKey, Math.round(window.scrollY));
}

/** Takes the scrolling of the history over from the browser, which does it before the page is there. */
export function startScroll(): void {
  history.scrollRestoration = 'manual';
  if (!keyOf(history.state)) history.replaceState(newEntryState(), '');
  shownKey = keyOf(history.state) ?? '';
  window.addEventListener('pagehide', () => {
    noteScroll();
    sessionStore.set(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
  });
}

/** Scrolls back as soon as the page is high enough, for at most two seconds. */
function scrollBackTo(top: number): void {
  const until = performance.now() + 2000;
  const tryNow = () => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    if (room >= top || performance.now() > until) window.scrollTo(0, top);
    else requestAnimationFrame(tryNow);
  };
  tryNow();
}

/** How an address came to be on the screen. */
export type Arrival = 'load' | 'push' | 'replace' | 'pop';

/** Puts a page that has just been shown in its place. */
export function placeShown(arrival: Arrival, keepScroll: boolean): void {
  shownKey = keyOf(history.state) ?? '';
  noteEntry();
  const target =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (arrival === 'pop' || (arrival === 'load' && positions.has(shownKey)))
    scrollBackTo(positions.get(shownKey) ?? 0);
  else if (target) target.scrollIntoView();
  else if (arrival === 'push' && !keepScroll) window.scrollTo(0, 0);
}
