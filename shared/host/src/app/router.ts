import type { NavigateOptions } from '../host.ts';
import type { Section } from '../section.ts';
import type { LeftPages } from './left-pages.ts';
import { loadAt, type LoadEnv, type Loaded, type Reads } from './routes.ts';
import type { Screen } from './view.tsx';

export { leftPages } from './left-pages.ts';
export { requestAhead } from './routes.ts';

const addressOf = ({ pathname, search, hash }: URL | Location) => pathname + search + hash;
/** The shell numbers history entries in the same way; an entry that a link to a fragment made has no state. */
const keyHere = () => (history.state as { key?: string } | null)?.key ?? 'default';
const newState = () => ({ key: crypto.randomUUID().slice(0, 8) });

/**
 * Starts the router of a section that is mounted: it loads pages, aborts what was left, and keeps the history. `current` is what
 * the page on the screen has read, where it is the address's own; null where the address is still to be loaded. A page in
 * `left` is shown as it was.
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
  /** Starts the load that is running once more; null while none is. */
  let again: (() => void) | null = null;
  let shownAt = current ? location.pathname + location.search : null;

  const stop = () => {
    loading.abort();
    again = null;
  };

  function show(loaded: Loaded): void {
    stop();
    shownAt = location.pathname + location.search;
    left.keep(keyHere(), loaded);
    onShown(loaded.reads);
    const { page, answer, failure } = loaded;
    screen.show({ key: keyHere(), page, answer, failure, pending: null, reloading: false });
  }

  /** Loads an address and those that it redirects to. `arrive` then changes the address of the tab. */
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

  /** The address has changed already; a redirect takes its place. */
  const stay = (at: string) => {
    if (at !== addressOf(location)) history.replaceState(history.state, '', at);
  };

  /** Moves to a fragment of the page on the screen, which is not loaded again. */
  function toFragment(arrive: () => void): void {
    const old = screen.get();
    stop();
    arrive();
    if (old) screen.show({ ...old, key: keyHere(), pending: null, reloading: false });
  }
  const isFragment = ({ pathname, search, hash }: URL | Location) =>
    hash !== '' && pathname + search === shownAt;

  function onPop(event: Event): void {
    // single-spa repeats each push as a popstate, so that others hear of it.
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
    dispose(): void {
      stop();
      window.removeEventListener('popstate', onPop);
    },
  };
}

function withoutHash(url: URL): URL {
  const bare = new URL(url);
  bare.hash = '';
  return bare;
}
