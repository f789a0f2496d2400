import type { AxiosAdapter } from 'axios';
import type { Host } from '../host.ts';

/** One page to render on the server. */
export interface RenderRequest {
  /** Path and query. */
  address: string;
  host: Host;
  /** Whether the calls are answered for a certified member; otherwise a member's page is the login. */
  isMember: boolean;
  /** Answers the section's calls: rendering code has no network of its own. */
  adapter: AxiosAdapter;
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal;
}

/** What the server's page gives the browser's code, so that hydration requests nothing. */
export interface Boot {
  /** Id of the page on the screen, or null where the section's table has none for the address. */
  page: string | null;
  /** What its loader gave. */
  answer: unknown;
  /** Kinds of the contract that its load has read: when a call makes one of them stale, the page loads again. */
  kinds: string[];
  /** Whether the page's load has read something about a person. */
  personal?: true;
}

export interface Styles {
  /** Key of the style cache they belong to. */
  key: string;
  /** Always empty, because the browser reads the ids from the rules. Kept for servers of older versions, which read this field. */
  ids: string[];
  css: string;
}

export interface RenderedPage {
  status: 200 | 404 | 503;
  title: string;
  description: string;
  indexable: boolean;
  /** What the page's load returned as `structured`; null if nothing. */
  structured: Record<string, unknown> | null;
  /** Something of it could not be had: the next one who asks may get it. */
  partial: boolean;
  html: string;
  styles: Styles;
  boot: Boot;
}

/** A page, or the address of this portal that takes its place. */
export type Rendered = RenderedPage | { redirect: string };

/** A section on the server. */
export interface ServerSection {
  /** @throws ApiError where a call failed, anything else where the page's code did. */
  render(request: RenderRequest): Promise<Rendered>;
}
