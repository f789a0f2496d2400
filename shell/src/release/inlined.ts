import type { SectionRecord } from '@portal/release-store';
import type { Company } from '@portal/host';
import type { Boot } from '@portal/host/app';

/** What the server writes into every page: all that the browser must know before it asks for anything. */
export interface InlinedPortal {
  set: string;
  company: Company;
  parts: InlinedPart[];
  font: { version: string; css: string };
  membership: Membership;
  /** Origin of the documents that hold a provider's scripts. */
  bridgeOrigin: string;
  /** A tag manager is configured: its document is at the bridge's origin. */
  tagManager: boolean;
  /** The developer-tools guard runs on the host that was asked. */
  guard: boolean;
  /** The section whose page the server drew, with what the browser takes it over with. */
  drawn: (Boot & { part: string }) | null;
}

/** The membership service's pages. */
export interface Membership {
  /** Fixed addresses of its login and join pages. */
  login: string;
  join: string;
  /** The API is asked for the address first. */
  asksFirst: boolean;
}

/** A part of the release. Its other files have their hashes in its entry. */
export interface InlinedPart {
  name: string;
  version: string;
  /** Folder of its files, with a final slash. */
  base: string;
  entry: { file: string; sha384: string };
  section: SectionRecord;
}

const element = document.getElementById('portal');

/** The one reader of it. */
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
