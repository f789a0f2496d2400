import type { NavigateOptions } from '../../host.ts';
import type { Section } from '../../section.ts';
import type { LeftPages } from './left-pages.ts';
import { loadAt, type LoadEnv, type Loaded, type Reads } from './routes.ts';
import { ANSWER_KEPT_MS } from '@portal/api-client/cached-calls';
import type { Screen } from '../view.tsx';

export { leftPages } from './left-pages.ts';
export { loadAhead } from './routes.ts';

const addressOf = ({ pathname, search, hash }: URL | Location) => pathname + search + hash;
/** The key of the current history entry. The shell writes keys in the same form; entries of links to a fragment have none. */
const keyHere = () => (history.state as { key?: string } | null)?.key ?? 'default';
/** How old a page may be that a link shows without loading it: as old as an answer in the cache of calls. */
export const SOON_MS = ANSWER_KEPT_MS;

const newState = () => ({ key: crypto.randomUUID().slice(0, 8) });

/**
 * Asks whether a page that was left may be shown as it was. Returns what the page has read if the tab is back at it (by Back or
 * Forward, or within a minute by a link to its address) and it is not stale; otherwise null.
 */
export type Left = () => Reads | null;

/**
 * Starts the router of a mounted section: it loads pages, aborts loads of pages that were left, and writes the history.
 * @param current what the page on the screen has read; null if the page at the tab's address is not on the screen yet
 * @param left pages that Back and Forward show without loading them again
 * @param onShown called with what a new page has read
 */
export function startRouter(
  section: Section,
  env: LoadEnv,
  screen: Screen,
  current: Reads | null,
  left: LeftPages,
  onShown: (reads: Reads) => void,
) {
  let loading = new AbortController();
  /** Restarts the load that is running; null while none is. */
  let again: (() => void) | null = null;
  let shownAt = current ? location.pathname + location.search : null;
  let shownKey = keyHere();

  const stop = () => {
    loading.abort();
    again = null;
  };

  function show(loaded: Loaded): void {
    stop();
    shownAt = location.pathname + location.search;
    shownKey = keyHere();
    left.keep(shownKey, loaded);
    onShown(loaded.reads);
    const { page, answer, failure } = loaded;
    screen.show({ key: keyHere(), page, answer, failure, pending: null, reloading: false });
  }

  /** Loads the page at an address, following redirects. `arrive` then writes the final address into the history. */
  async function load(to: string, arrive: (at: string) => void, reloading = false): Promise<void> {
    loading.abort();
    const { signal } = (loading = new AbortController());
    again = () => void load(to, arrive, reloading);
    const old = screen.get();
    if (old) screen.show({ ...old, pending: reloading ? null : to, reloading });
    let url = new URL(to, location.href);
    let loaded = await loadAt(section, withoutHash(url), signal, env);
    while ('redirect' in loaded && !signal.aborted) {
      url = new URL(loaded.redirect, location.href);
      loaded = await loadAt(section, withoutHash(url), signal, env);
    }
    if (signal.aborted || 'redirect' in loaded) return;
    arrive(addressOf(url));
    show(loaded);
  }

  /** For an address that the tab has already: only a redirect changes it. */
  const stay = (at: string) => {
    if (at !== addressOf(location)) history.replaceState(history.state, '', at);
  };

  /** Changes only the fragment (`#...`) of the address. The page on the screen stays, and is not loaded again. */
  function toFragment(arrive: () => void): void {
    const old = screen.get();
    stop();
    arrive();
    if (old) screen.show({ ...old, key: keyHere(), pending: null, reloading: false });
  }
  const isFragment = ({ pathname, search, hash }: URL | Location) =>
    hash !== '' && pathname + search === shownAt;

  function onPop(event: Event): void {
    // single-spa dispatches a popstate event after each push, too.
    if ('singleSpa' in event) return;
    const known = left.find(keyHere());
    if (isFragment(location)) toFragment(() => {});
    else if (known) show(known);
    else void load(addressOf(location), stay);
  }
  window.addEventListener('popstate', onPop);

  const first = screen.get();
  if (current && first) left.keep(keyHere(), { ...first, reads: current });
  else {
    const known = left.find(keyHere());
    if (known) show(known);
    else void load(addressOf(location), stay);
  }

  return {
    navigate(to: string, { replace = false }: NavigateOptions): void {
      const url = new URL(to, location.href);
      const arrive = (at: string) =>
        history[replace ? 'replaceState' : 'pushState'](newState(), '', at);
      if (isFragment(url)) toFragment(() => arrive(addressOf(url)));
      else void load(addressOf(url), arrive);
    },
    /** Loads the page on the screen again, or the one that is being loaded. */
    reload(): void {
      if (again) again();
      else void load(addressOf(location), stay, true);
    },
    /** @returns null if the page on the screen will not be shown again as it is; see `Left` */
    dispose(): Left | null {
      stop();
      window.removeEventListener('popstate', onPop);
      const old = screen.get();
      // A load that was running has been aborted, so the page that stays must not wait for it.
      if (old?.pending || old?.reloading) screen.show({ ...old, pending: null, reloading: false });
      const find = () => left.find(shownKey)?.reads ?? null;
      const soon = Date.now() + SOON_MS;
      const isBack = () =>
        keyHere() === shownKey ||
        (Date.now() < soon && location.pathname + location.search === shownAt);
      return find() && (() => (isBack() ? find() : null));
    },
  };
}

function withoutHash(url: URL): URL {
  const bare = new URL(url);
  bare.hash = '';
  return bare;
}
