import type { NavigateOptions } from '@portal/host';
import { portal } from '../release/inlined.ts';
import { hrefIn, matchRoute } from '../../shared/route-match.ts';
import { mayLeave, mustAsk } from './leave-guards.ts';
import { newEntryState, noteScroll, type Arrival } from './scroll.ts';

const sections = portal.parts.map(({ section }) => section);

/** The owner of an address of this portal. */
export const ownerOf = (pathname: string) => matchRoute(sections, pathname);

/** The address, or null where no part of this release has a page for it. */
export const hrefFor = hrefIn(sections);

/** Header and footer come with a document: a web view is left, and come to, by loading the page. */
const isWebView = (pathname: string) => ownerOf(pathname).page?.webView ?? false;
const inWebView = isWebView(location.pathname);
const isFollowed = ({ origin, pathname }: URL) =>
  origin === location.origin &&
  ownerOf(pathname).page !== null &&
  isWebView(pathname) === inWebView;

type Navigator = (to: string, options: NavigateOptions) => void;
let mounted: { section: string; navigate: Navigator } | null = null;

/** The mounted section takes moves inside it over; null when it is gone. */
export function setNavigator(section: string, navigate: Navigator | null): void {
  if (navigate) mounted = { section, navigate };
  else if (mounted?.section === section) mounted = null;
}

let move: { arrival: Arrival; keepScroll: boolean } = { arrival: 'load', keepScroll: false };
/** How the page that is shown now was come to. */
export const lastMove = () => move;

/** Goes to an address: by the section's own router where it stays in it, otherwise through single-spa. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  if (isBeingTakenOver) location[options.replace ? 'replace' : 'assign'](url);
  else if (mustAsk(url.pathname)) void mayLeave().then((yes) => yes && go(url, options));
  else go(url, options);
}

let isBeingTakenOver = portal.drawn !== null;
/**
 * The first page stands there, or never will. Until then a page of the server is left as it is without
 * scripts, by loading the next: what is taken over cannot be changed meanwhile.
 */
export function noteFirstShown(): void {
  isBeingTakenOver = false;
}

function go(url: URL, options: NavigateOptions): void {
  if (!isFollowed(url)) return location.assign(url);
  const { section } = ownerOf(url.pathname);
  noteScroll();
  const { replace = false, keepScroll = false } = options;
  move = { arrival: replace ? 'replace' : 'push', keepScroll };
  const path = url.pathname + url.search + url.hash;
  if (mounted?.section === section.name) mounted.navigate(path, options);
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

/**
 * Links are links and searches are GET forms, wherever they stand: the portal follows those that
 * lead to a page of this release itself, the browser follows the rest.
 */
export function followLinks(): void {
  document.addEventListener('click', followLink);
  document.addEventListener('submit', followForm);
  window.addEventListener('popstate', (event) => {
    // single-spa tells of pushes in the same way; those were noted when they began.
    if ('singleSpa' in event) return;
    noteScroll();
    move = { arrival: 'pop', keepScroll: false };
  });
}
