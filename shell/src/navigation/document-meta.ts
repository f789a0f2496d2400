import type { ShownPage } from '@portal/host/app';
import { portal, sections } from '../release/inlined.ts';
import { canonicalOf } from '../../shared/canonical.ts';
import { linkedData } from '../../shared/linked-data.ts';
import { matchRoute } from '../../shared/route-match.ts';

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** Sets the document's title; without a title of its own a page has the customer centre's name. */
export function showTitle(title: string): void {
  const { centre } = portal.company;
  document.title = title ? `${title} | ${centre}` : centre;
}

/** @throws SyntaxError for what is not JSON */
function asJson(text: string): string {
  JSON.parse(text);
  return text;
}
// Trusted Types guard the text of every script element, of one that runs nothing too.
const policy = window.trustedTypes?.createPolicy('structured-data', { createScript: asJson }) ?? {
  createScript: asJson,
};

function showStructured(structured: ShownPage['structured']): void {
  document.head.querySelector(`script[type="${linkedData.type}"]`)?.remove();
  if (!structured) return;
  const block = document.createElement('script');
  block.type = linkedData.type;
  block.text = policy.createScript(JSON.stringify(linkedData.of(structured))) as string;
  document.head.append(block);
}

/** Sets title and meta data of the page on the screen, for the history and for crawlers that run scripts. */
export function showMeta(page: Omit<ShownPage, 'found'>): void {
  showTitle(page.title);
  set('meta[name=description]', 'content', page.description);
  set('meta[name=robots]', 'content', page.indexable ? 'index,follow' : 'noindex,nofollow');
  // The server writes the same: document.ts.
  const url = location.origin + canonicalOf(matchRoute(sections, location.pathname).page, location);
  set('link[rel=canonical]', 'href', url);
  set('meta[property="og:url"]', 'content', url);
  set('meta[property="og:title"]', 'content', document.title);
  set('meta[property="og:description"]', 'content', page.description);
  showStructured(page.structured);
}
