import type { Company } from '@portal/host';
import type { Boot } from '@portal/host/app';
import type { KnownSection } from './route-match.ts';

/** What the server writes into every page: all that the browser needs before its first request. */
export interface InlinedPortal {
  set: string;
  company: Company;
  parts: InlinedPart[];
  font: { css: string };
  membership: Membership;
  /** Origin of the documents with a provider's scripts. */
  bridgeOrigin: string;
  /** Whether a tag manager is configured; its document is at the bridge's origin. */
  tagManager: boolean;
  /** Whether the developer-tools guard runs on the requested host. */
  guard: boolean;
  /**
   * The part whose page the server rendered, with the data to hydrate it. `userIdx` is set if the page belongs to
   * one member, and null if that member has no customer number.
   */
  rendered: (Boot & { part: string; userIdx?: string | null }) | null;
}

/** The membership service's pages at their fixed addresses. */
export interface Membership {
  login: string;
  join: string;
  /** Whether to ask the API for the address before using the fixed one. */
  asksFirst: boolean;
}

/** What a page says about a part that its version's table does not. */
export interface ListedPart {
  name: string;
  version: string;
  /** Customers get a card instead of its pages. */
  disabled?: true;
  /** The server has a last good version for a browser that cannot load this one. */
  hasGood?: true;
}

/** What browsers have to know of a version. The hashes of its other files are in its entry. */
export interface PartTable {
  /** Without its hash if the part is disabled, so that no shell loads it, not even one that knows no disabled parts. */
  entry: { file: string; sha384: string };
  section: KnownSection;
}

/** A part of the release with everything that the browser knows of it: its version, entry, pages and folder. */
export interface InlinedPart extends Omit<ListedPart, 'disabled'>, PartTable {
  /** Folder of its files, with a final slash. */
  base: string;
}
