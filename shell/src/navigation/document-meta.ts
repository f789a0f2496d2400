import { portal } from '../release/inlined.ts';

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** The page's name in the tab and the history; without one it is the customer centre's. */
export function showTitle(title: string): void {
  const { centre } = portal.company;
  document.title = title ? `${title} | ${centre}` : centre;
}

/** What the tab, the history and crawlers that run scripts see of the page on the screen. */
export function showMeta(page: { title: string; description: string; indexable: boolean }): void {
  showTitle(page.title);
  set('meta[name=description]', 'content', page.description);
  set('meta[name=robots]', 'content', page.indexable ? 'index,follow' : 'noindex,nofollow');
  set('link[rel=canonical]', 'href', location.origin + location.pathname + location.search);
}
