import type { ShownPage } from '@portal/host/app';
import { portal, sections } from '../release/inlined.ts';
import { canonicalOf } from '../../shared/canonical.ts';
import { matchRoute } from '../../shared/route-match.ts';

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Sets the document's title; a page without one gets the customer centre's name. */
export function showTitle(title: string): void {
  const { centre } = portal.company;
  document.title = title ? `${title} | ${centre}` : centre;
}

/** The structured data in the head; undefined until the first navigation, because the server wrote the first page's. */
let shown: ShownPage['structured'] | undefined;

/** Replaces the structured data in the head. Its code is loaded on demand, because few pages have such data. */
async function showStructured(structured: ShownPage['structured']): Promise<void> {
  const block = document.head.querySelector('script[type="application/ld+json"]');
  const isServers = shown === undefined && block !== null;
  shown = structured;
  if (structured && isServers) return;
  block?.remove();
  if (!structured) return;
  const { addStructured } = await import('./structured-data.ts');
  // The customer may have opened another page meanwhile.
  if (shown === structured) addStructured(structured);
}

/** Sets title and meta data for the page on the screen, for the history and for crawlers that run scripts. */
export function showMeta(page: Omit<ShownPage, 'found'>): void {
  showTitle(page.title);
  set('meta[name=description]', 'content', page.description);
  set('meta[name=robots]', 'content', page.indexable ? 'index,follow' : 'noindex,nofollow');
  // Must match what the server writes (document.ts).
  const url = location.origin + canonicalOf(matchRoute(sections, location.pathname).page, location);
  set('link[rel=canonical]', 'href', url);
  set('meta[property="og:url"]', 'content', url);
  set('meta[property="og:title"]', 'content', document.title);
  set('meta[property="og:description"]', 'content', page.description);
  // If the code fails to load, only search engines miss the data.
  void showStructured(page.structured).catch(() => {});
}
