import type { Host, NavigateOptions } from '@portal/host';
import type { MountedSection, SectionNavigator } from '@portal/host/app';
import { failOver, reportFailure, reportMismatch } from '../release/failure.ts';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { awaitedOf } from '../../shared/route-match.ts';
import { nonce } from '../release/inlined.ts';
import { noteShown } from '../release/outcomes.ts';
import { isDirty } from '../navigation/leave-guards.ts';
import { showMeta } from '../navigation/document-meta.ts';
import { newEntryState } from '../navigation/entry.ts';
import { lastMove, noteHydrated, ownerOf, setNavigator } from '../navigation/navigation.ts';
import { placeShown } from '../navigation/scroll.ts';
import { painted } from '../browser/painted.ts';
import { SectionPlace } from './section-place.tsx';
import { viewChanged, type HostStore } from '../state/store.ts';

/** Moves the focus to the start of a new page, for keyboards and screen readers. */
function focusMain(main: HTMLElement) {
  // Leave the focus where it is if the customer has already moved it into the new page.
  if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
}

/**
 * Whether loading the document may help when a section's code failed to load: the server can render the page, or the
 * card of a disabled section. Only after a navigation, so that it happens once.
 */
function isWorthADocument(): boolean {
  const { page, section } = ownerOf(location.pathname);
  const isRendered = section.disabled || (page?.render === 'server' && page.access === 'public');
  return isRendered && lastMove().arrival !== 'load' && navigator.onLine;
}

const ready = async () => {};
/** The navigator of a section that is not mounted: has no code to prepare, and `go` handles each navigation. */
const unmounted = (go: SectionNavigator['navigate']): SectionNavigator => ({
  navigate: go,
  prepare: ready,
  prepareCalls: ready,
});
/**
 * Makes the shell load a document for each navigation within the section. A page that the server rendered and React has not hydrated
 * cannot be replaced by another one in place.
 */
const byDocuments = unmounted(() => Promise.reject(new Error('the page is not hydrated')));

/** What every section is mounted in and with. */
export interface Frame {
  main: HTMLElement;
  host: Host;
  store: HostStore;
  /** Loads a part's section; can be called again after a failure. */
  loadSection(part: InlinedPart): Promise<MountedSection>;
  /** Called when a page is on the screen with its title set. */
  onShown(): void;
}

/** Takes the page away when `replaced` resolves, or at once. */
type Unmount = (replaced?: Promise<void>) => Promise<void>;

export type SectionLifecycle = ReturnType<typeof sectionLifecycle>;

/**
 * The single-spa lifecycle of a part. Mounting shows a skeleton and returns at once; the part is loaded behind it,
 * because single-spa waits without limit for a load.
 */
export function sectionLifecycle(
  part: InlinedPart,
  { main, host, store, loadSection, onShown }: Frame,
) {
  let place: SectionPlace | null = null;
  let loaded: MountedSection | undefined;
  const load = async () => (loaded = await loadSection(part));
  let leave = new AbortController();
  let building: Promise<Unmount> = Promise.resolve(ready);
  let ended: Promise<unknown> = Promise.resolve();
  /** Updates header, title, analytics and focus for the page on the screen. `tell` calls it once: after the paint, or before that if the customer moves on. */
  let untold = () => {};
  const tell = () => {
    const told = untold;
    untold = () => {};
    told();
  };
  const forgetNavigator = async () => setNavigator(part.name, null);

  const build = async (here: SectionPlace, signal: AbortSignal): Promise<Unmount> => {
    const awaited = awaitedOf(ownerOf(location.pathname));
    const retry = () => rebuild(here);
    // The server has rendered the card.
    if (part.section.disabled && here.isDrawn) {
      reportFailure(part, 'disabled', 'load');
      return ready;
    }
    const showWaiting = () =>
      store.dispatch(viewChanged({ pathname: location.pathname, pending: true }));
    here.wait(awaited, showWaiting, retry);
    try {
      // Wait for the previous unmount, because the customer may return at once.
      await ended;
      if (signal.aborted) return ready;
      if (here.boot) setNavigator(part.name, byDocuments);
      const section = await load();
      if (signal.aborted) return forgetNavigator;
      await section.mount({
        element: here.element,
        host,
        nonce,
        boot: here.boot,
        signal,
        onNavigator: (navigator) => setNavigator(part.name, navigator),
        onPending(pending) {
          tell();
          // Each dispatch renders the header again, even if nothing has changed.
          if (!signal.aborted && store.getState().view.pending !== pending)
            store.dispatch(viewChanged({ pending }));
        },
        onShown(shown) {
          // A section that was left stays on the screen for a moment.
          if (signal.aborted) return;
          tell();
          const { arrival, keepScroll } = lastMove();
          const { pathname } = location;
          here.reveal();
          noteShown(part.name);
          noteHydrated();
          placeShown(arrival, keepScroll);
          // Not before the paint: on a slow phone, header and title would delay the paint by 12 to 27 ms, moving the focus by 105 ms.
          untold = () => {
            if (signal.aborted) return;
            store.dispatch(viewChanged({ pathname, pending: false }));
            showMeta(shown);
            onShown();
            if (arrival === 'push' && !keepScroll) focusMain(main);
          };
          void painted().then(tell);
        },
        onFailure(error) {
          here.reveal();
          noteHydrated();
          if (!isDirty()) void failOver(part, error, 'mount');
          return reportFailure(part, error, 'mount');
        },
        onMismatch: (error) => reportMismatch(part, error),
        onRemount: retry,
      });
      return (replaced) => section.unmount(replaced);
    } catch (error) {
      const supportCode = signal.aborted ? null : await failOver(part, error, 'load');
      if (supportCode !== null && !signal.aborted) {
        if (isWorthADocument()) location.reload();
        else here.fail(awaited, supportCode, retry);
      }
      store.dispatch(viewChanged({ pathname: location.pathname, pending: false }));
      noteHydrated();
      if (signal.aborted) return forgetNavigator;
      const tryThere = async (to: string, { replace = false }: NavigateOptions) => {
        history[replace ? 'replaceState' : 'pushState'](newEntryState(), '', to);
        retry();
      };
      setNavigator(part.name, here.boot ? byDocuments : unmounted(tryThere));
      return forgetNavigator;
    }
  };

  /** Unmounts the section, or aborts its load. Reports errors of a broken part, so that they do not stop the portal. */
  const tearDown = async (replaced?: Promise<void>) => {
    leave.abort();
    const unmount = await building;
    await unmount(replaced).catch((error: unknown) => reportFailure(part, error, 'mount'));
  };

  const rebuild = (here: SectionPlace) => {
    ended = tearDown();
    leave = new AbortController();
    building = build(here, leave.signal);
  };

  return {
    bootstrap: ready,
    isMounted: () => place !== null,
    /** Whether the page at the current address has been rendered before, so that `mount` only has to show it. */
    isRendered: () => loaded?.isRendered() === true,
    /** Requests what a page will load, before the section on the screen is unmounted. */
    requestAhead(pageId: string) {
      load()
        .then((section) => section.requestAhead(pageId, host, location.href))
        // The page's own load repeats the request and reports a failure.
        .catch(() => {});
    },
    async mount() {
      // single-spa mounts the first section again when we register it.
      if (place) return;
      place = new SectionPlace(main, part.name);
      leave = new AbortController();
      building = build(place, leave.signal);
    },
    async unmount() {
      const here = place;
      place = null;
      // Its page stays on the screen until the next one can be shown. A part that is still loading is torn down once it has loaded.
      ended = tearDown(here?.leave());
    },
  };
}
