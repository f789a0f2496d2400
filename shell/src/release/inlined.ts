import type { InlinedPortal } from '../../shared/inlined-portal.ts';

const element = document.getElementById('portal');

/** The one reader of what the server wrote into the page. */
export const portal = JSON.parse(element?.textContent ?? '') as InlinedPortal;

/** The nonce of this document's policy; the browser hides it from the attribute. */
export const nonce = element?.nonce ?? '';

const entries = new Map(
  portal.parts.map(({ base, entry }) => [
    new URL(base + entry.file, location.origin).href,
    entry.sha384,
  ]),
);

/** Integrity value of a part's entry, or undefined for what is not in this release. */
export const entryIntegrity = (url: string): string | undefined =>
  entries.get(new URL(url, document.baseURI).href);
