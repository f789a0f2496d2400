import type { NavigateOptions } from '@portal/host';
import type { SectionNavigator } from '@portal/host/app';
import { portal, sections } from '../release/inlined.ts';
import { hrefIn, matchRoute } from '../../shared/route-match.ts';
import { isDirty, mayLeave, mustAsk } from './leave-guards.ts';
import { newEntryState } from './entry.ts';
import { noteScroll, type Arrival } from './scroll.ts';

/** Finds the owner of a path. */
export const ownerOf = (pathname: string) => matchRoute(sections, pathname);

/** Returns the address itself, or null where this release has no page for it. */
export const hrefFor = hrefIn(sections);

/** A web view has no header and footer, so navigation to and from one loads a new document. */
const isWebView = (pathname: string) => ownerOf(pathname).page?.webView ?? false;
const inWebView = isWebView(location.pathname);

let isOld = false;
/** Whether navigations load a document from now on, because there is a newer release. */
export function loadDocuments(yes: boolean): void {
  isOld = yes;
}

const isFollowed = ({ origin, pathname }: URL) => {
  const { page, section } = ownerOf(pathname);
  return (
    origin === location.origin &&
    page !== null &&
    // Stay in this document between the steps of a form, and while input would be lost.
    (!isOld || pathname === location.pathname || isDirty()) &&
    !section.disabled &&
    isWebView(pathname) === inWebView
  );
};

let mounted: ({ section: string } & SectionNavigator) | null = null;

/** Registers how the mounted section navigates within itself; null when it unmounts. */
export function setNavigator(section: string, navigator: SectionNavigator | null): void {
  if (navigator) mounted = { section, ...navigator };
  else if (mounted?.section === section) mounted = null;
}

/** The loading of the code that switches sections: after the first page hydrates, or at the first navigation. */
let switching: Promise<void> | 'started' | null = null;
let startSwitch = async () => {};
let onWaiting: (waiting: boolean) => void = () => {};
/** `waiting` is called when a navigation starts and stops waiting for that code. */
export function setSwitch(start: () => Promise<void>, waiting: (waiting: boolean) => void): void {
  startSwitch = start;
  onWaiting = waiting;
}

function loadSwitch(): Promise<void> | 'started' {
  // The navigation itself reports this failure.
  mounted?.prepare().catch(() => {});
  return (switching ??= startSwitch().then(
    () => void (switching = 'started'),
    (error: unknown) => {
      switching = null;
      throw error;
    },
  ));
}
/** Loads what navigations need, ahead of the first. */
export const prepareMoves = (): void => {
  Promise.resolve(loadSwitch()).catch(() => {});
};

/** Loads the code of the open page's calls before the first of them. */
export const prepareCalls = (): void => {
  // The call itself reports this failure.
  mounted?.prepareCalls().catch(() => {});
};

let arrived: { arrival: Arrival; keepScroll: boolean } = { arrival: 'load', keepScroll: false };
/** How the page on the screen was reached. */
export const lastMove = () => arrived;

/** Navigates: by the mounted section's router where the address is its own, otherwise through single-spa. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  if (isHydrating) loadFully(url, options);
  else if (mustAsk(url.pathname)) void mayLeave().then((yes) => yes && go(url, options));
  else go(url, options);
}

let isHydrating = portal.rendered !== null;
const drawnAt = location.pathname + location.search;
/** Ends the phase in which navigations load a document, because React cannot replace a tree while hydrating it. */
export function noteHydrated(): void {
  isHydrating = false;
}

function go(url: URL, options: NavigateOptions): void {
  if (!isFollowed(url)) return loadFully(url, options);
  newest = url;
  const switchable = loadSwitch();
  if (switchable === 'started') return move(url, options);
  // While the code is loading, keep only the newest navigation; if loading fails, load a document.
  onWaiting(true);
  void switchable
    .finally(() => onWaiting(false))
    .then(
      () => newest === url && move(url, options),
      () => newest === url && loadFully(url, options),
    );
}
let newest: URL;

const loadFully = (url: URL, { replace }: NavigateOptions) =>
  location[replace ? 'replace' : 'assign'](url);

function move(url: URL, options: NavigateOptions): void {
  const { section } = ownerOf(url.pathname);
  noteScroll();
  const { replace = false, keepScroll = false } = options;
  arrived = { arrival: replace ? 'replace' : 'push', keepScroll };
  const path = url.pathname + url.search + url.hash;
  if (mounted?.section === section.name)
    mounted.navigate(path, options).catch(() => loadFully(url, options));
  else history[replace ? 'replaceState' : 'pushState'](newEntryState(), '', path);
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || !isPlainClick(event)) return;
  if (link.target || link.hasAttribute('download') || !link.href) return;
  const url = new URL(link.href);
  if (!isFollowed(url)) return;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash) return;
  event.preventDefault();
  navigate(link.href, { replace: samePage, keepScroll: 'keepScroll' in link.dataset });
}

function followForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== 'get') return;
  const url = new URL(form.action);
  if (!isFollowed(url)) return;
  event.preventDefault();
  url.search = '';
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) url.searchParams.set(name, value);
  navigate(url.href, { keepScroll: 'keepScroll' in form.dataset });
}

/** Follows links and GET forms that lead to a page of this release; the browser follows the others. */
export function followLinks(): void {
  document.addEventListener('click', followLink);
  document.addEventListener('submit', followForm);
  window.addEventListener('popstate', (event) => {
    // single-spa repeats our own pushes as popstate; we recorded those when they started.
    if ('singleSpa' in event) return;
    // The customer went back to another address while React still hydrates this page: load that address's document, as `navigate`
    // does. Hide the event from the section's router, which would change the page in the middle of its hydration.
    if (isHydrating && location.pathname + location.search !== drawnAt) {
      event.stopImmediatePropagation();
      return location.reload();
    }
    noteScroll();
    arrived = { arrival: 'pop', keepScroll: false };
    prepareMoves();
  });
}
