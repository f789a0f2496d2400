import type { Path } from '@portal/paths';
import type { ComponentType } from 'react';

/** What a page is shown with. */
export interface PageContent<Data> {
  data: Data;
  /** Default: the page's own. */
  title?: string;
  description?: string;
  /** What the page is about cannot be had for now; the page says so. Default: 200. */
  status?: 503;
  /** Something of it could not be had for now: it is shown, and kept by nobody. */
  partial?: boolean;
}

/** There is nothing at this address: HTTP 404, and the not-found page in the section's place. */
export interface NotHere {
  notFound: true;
}
export const notFound: NotHere = { notFound: true };

/** Another address of this section that takes the place of the one asked for. */
export interface Redirect {
  redirect: string;
}
export const redirect = (to: string): Redirect => ({ redirect: to });

/** What a page's `load` works with. It runs on the server as well: no window, no storage, no clock. */
export interface LoadContext {
  url: URL;
  /** Aborted when the page is left before it is loaded; pass it on to whatever takes a signal. */
  signal: AbortSignal;
  /** Runs a call of the section's api through its cache. @throws ApiError */
  query<T>(action: QueryAction<T>): Promise<T>;
}

/** A call started by an api's `endpoints.name.initiate(input)`. */
export type QueryAction<T> = (
  dispatch: never,
  getState: never,
  extra: never,
) => { unwrap(): Promise<T>; unsubscribe(): void; abort(): void };

export type Load<Data> = (context: LoadContext) => Promise<PageContent<Data> | NotHere | Redirect>;

/** What a page component gets; `Load` is the type of its load function. */
export interface PageProps<L extends Load<unknown>> {
  data: L extends Load<infer Data> ? Data : never;
}

/** One row of a section's table. */
export interface Page<Data = unknown> {
  /** Names the page in preload lists and logs. Rows with one component are `name` and `name--variant`. */
  id: string;
  /** Of the table of addresses; a segment may be `{bbsIdx}`. */
  path: Pick<Path, 'pattern' | 'queryNames'>;
  title: string;
  description: string;
  /** Only pages that say so are open to search engines. */
  indexable: boolean;
  access: 'public' | 'member';
  nav: { label: string; order: number } | null;
  skeleton: 'list' | 'grid' | 'article';
  /** 'browser' where the server cannot draw it; then it sends the skeleton. When: README. */
  render?: 'browser';
  /**
   * Shown inside the membership app, without header and footer. Such a page may have an address outside
   * of the section's prefix, as long as no other prefix has it: the same page a second time.
   */
  webView?: true;
  load: Load<Data>;
  /** The component, as the default export of a chunk named `<section>-<page id without its variant>`. */
  page: () => Promise<{ default: ComponentType<{ data: Data }> }>;
}

/** Holds a row's load and component to the same data. */
export const definePage = <Data>(page: Page<Data>): Page => page as Page;

/** A section describes itself: this table is all that the shell and the server know of it. */
export interface Section {
  name: string;
  /** Addresses that start with it are this section's; null for the shell, which has the rest. */
  prefix: `/${string}` | null;
  /** The name of its group in the menus. */
  label: string;
  order: number;
  pages: Page[];
}
