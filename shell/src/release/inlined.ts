import { wholePortal, type CommonPortal, type OwnPortal } from '../../shared/common-portal.ts';
import type { InlinedPart, InlinedPortal } from '../../shared/inlined-portal.ts';

declare global {
  /** Set by a script before main.js; undefined where the document contains all of it. */
  var portalCommon: CommonPortal | undefined;
}

const element = document.getElementById('portal');

const inlined = JSON.parse(element?.textContent ?? '') as InlinedPortal | OwnPortal;
/** What the server tells this page, in the document and in the script before main.js. */
export const portal: InlinedPortal = globalThis.portalCommon
  ? wholePortal(inlined as OwnPortal, globalThis.portalCommon)
  : (inlined as InlinedPortal);

/** The nonce of this document's policy. Read the property, because browsers hide the attribute's value. */
export const nonce = element?.nonce ?? '';

export const sections = portal.parts.map(({ section }) => section);

export const isShell = ({ section }: InlinedPart): boolean => section.prefix === null;
export const shellPart = portal.parts.find(isShell);

const entries = new Map(
  portal.parts.map(({ base, entry }) => [
    new URL(base + entry.file, location.origin).href,
    entry.sha384,
  ]),
);

/** Integrity value of a part's entry; undefined for a script that is not in this release. */
export const entryIntegrity = (url: string): string | undefined =>
  entries.get(new URL(url, document.baseURI).href);
