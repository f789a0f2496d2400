import type { AxiosAdapter } from 'axios';
import type { Host } from '../host.ts';

/** One page to be drawn on the server. */
export interface RenderRequest {
  /** Path and query. */
  address: string;
  host: Host;
  /** Answers the section's calls: rendered code has no network of its own. */
  adapter: AxiosAdapter;
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal;
}

/** What the server's page hands over to the browser's code, so that it asks for nothing again. */
export interface Boot {
  /** Id of the page on the screen, or null where the section's table has none for the address. */
  page: string | null;
  /** What its loader gave. */
  answer: unknown;
}

export interface Styles {
  /** Key of the style cache they belong to. */
  key: string;
  ids: string[];
  css: string;
}

export interface RenderedPage {
  status: 200 | 404 | 503;
  title: string;
  description: string;
  indexable: boolean;
  /** Something of it could not be had: the next one who asks may get it. */
  partial: boolean;
  html: string;
  styles: Styles;
  boot: Boot;
}

/** A page, or the address of this portal that takes its place. */
export type Rendered = RenderedPage | { redirect: string };

/** A section on the server. */
export interface ServerApp {
  /** @throws ApiError where a call failed, anything else where the page's code did. */
  render(request: RenderRequest): Promise<Rendered>;
}
