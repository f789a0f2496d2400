import { portal } from '../release/inlined.ts';

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Sets the document's title; without a title of its own a page has the customer centre's name. */
export function showTitle(title: string): void {
  const { centre } = portal.company;
  document.title = title ? `${title} | ${centre}` : centre;
}

/** Sets title and meta data of the page on the screen, for the history and for crawlers that run scripts. */
export function showMeta(page: { title: string; description: string; indexable: boolean }): void {
  showTitle(page.title);
  set('meta[name=description]', 'content', page.description);
  set('meta[name=robots]', 'content', page.indexable ? 'index,follow' : 'noindex,nofollow');
  set('link[rel=canonical]', 'href', location.origin + location.pathname + location.search);
}
