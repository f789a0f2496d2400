import type { Company } from '@portal/host';
import type { Boot } from '@portal/host/app';
import type { SectionRecord } from '@portal/release-store';

/** What the server writes into every page: all that the browser must know before its first request. */
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
  /** The developer-tools guard runs on the requested host. */
  guard: boolean;
  /** The section whose page the server rendered, with the data to hydrate it with. */
  drawn: (Boot & { part: string }) | null;
}

/** The membership service's pages. */
export interface Membership {
  /** Fixed addresses of its login and join pages. */
  login: string;
  join: string;
  /** Ask the API for the address first. */
  asksFirst: boolean;
}

/** A part of the release. The hashes of its other files are in its entry. */
export interface InlinedPart {
  name: string;
  version: string;
  /** Folder of its files, with a final slash. */
  base: string;
  entry: { file: string; sha384: string };
  section: SectionRecord;
}
