import type { Call, Calls } from '@portal/api-client';
import type { AnswerOf, Endpoint, InputOf } from '@portal/contract';
import type { AnyPath, ParamsOfPath } from '@portal/paths';
import type { ComponentType } from 'react';

/** What a load gives its page. */
export interface PageContent<Data> {
  data: Data;
  /** Default: the row's own. */
  title?: string;
  description?: string;
  /** A schema.org object about the page's subject, without `@context`, for search engines (JSON-LD). */
  structured?: Record<string, unknown>;
  /** HTTP status where the page's subject is unavailable for now; the page says so. Default: 200. */
  status?: 503;
  /** A part of the data is unavailable for now: the page is shown, and no cache keeps it. */
  partial?: boolean;
}

/** The address has no page: HTTP 404 and the not-found page. */
export interface NotHere {
  notFound: true;
}
export const notFound: NotHere = { notFound: true };

/** Redirects to another address of this section. */
export interface Redirect {
  redirect: string;
}
export const redirect = (to: string): Redirect => ({ redirect: to });

/** What a page's load works with. It runs on the server as well: no window, no storage, no clock. */
export interface LoadContext<P extends AnyPath = AnyPath> {
  url: URL;
  /** Parameters of the address. The host redirects an address with a bad value before the load runs. */
  params: ParamsOfPath<P>;
  /** The row's own title and description. */
  page: { title: string; description: string };
  /** Whether a certified member is signed in; where the row is neither a member's page nor `forMember`, false for everybody. */
  member: boolean;
  /** Aborted when the customer leaves before the page has loaded; pass it to whatever takes a signal. */
  signal: AbortSignal;
  /** Calls a read of the remote's api. @throws ApiError */
  query<E extends Endpoint>(call: Call<E>, input: InputOf<E>): Promise<AnswerOf<E>>;
  /** The pages of this release that customers can search for. */
  pages(): Promise<readonly OfferedPage[]>;
}

/** A page's loader, exported as `load` by its load.ts. */
export type Load<P extends AnyPath, Data> = (
  context: LoadContext<P>,
) => Promise<PageContent<Data> | NotHere | Redirect>;

/** Any row's load: a function of whatever context is assignable to a function of `never`. */
type AnyLoad = (context: never) => Promise<unknown>;
type DataOf<L extends AnyLoad> = Extract<Awaited<ReturnType<L>>, { data: unknown }>['data'];
type ParamsOfLoad<L extends AnyLoad> = L extends (
  context: infer C extends { params: object },
) => unknown
  ? C['params']
  : never;

/** What a page component gets, from its load or, where it has none, from its address. */
export type PageProps<From extends AnyLoad | AnyPath> = From extends AnyPath
  ? { params: ParamsOfPath<From>; data: undefined }
  : From extends AnyLoad
    ? { params: ParamsOfLoad<From>; data: DataOf<From> }
    : never;

/** Something customers come for, offered by the pages that gather such tasks (shell/README.md, Tasks). */
export interface PageTask {
  label: string;
  text: string;
  /** Place on the home page, the lowest first; without one it is not there. */
  home?: number;
  /** The products whose guide offers it: its place there, and its address for each. */
  products?: {
    order: number;
    /** Default: the task's text. */
    text?: string;
    hrefs: { readonly [Product in GuideProduct]?: string };
  };
}
export type GuideProduct = 'bf' | 'l' | 'w' | 'o';

/** A page that customers can search for: what it is called and for, and the words of its row. */
export interface OfferedPage {
  label: string;
  text: string;
  href: string;
  words: string[];
}

/** One row of a section's table. */
export interface Page<P extends AnyPath = AnyPath, Data = unknown> {
  /** Names the page in logs, preload lists and popups. */
  id: string;
  /** An entry of @portal/paths. */
  path: P;
  title: string;
  description: string;
  /** Only pages that say so are open to search engines. */
  indexable?: boolean;
  access: 'public' | 'member';
  /**
   * A public page that shows a member something of their own, from calls that only members may make: its load learns whether
   * there is one, and the server renders the page for that member alone. Visitors share one that is cached.
   */
  forMember?: true;
  /** Address of the look-up where guests find what this member's page shows; the login card links it. */
  lookUp?: string;
  /** Its place in the menus; without one it is in none. */
  nav?: { label: string; order: number } | null;
  task?: PageTask;
  /**
   * Words with which customers search for it, beside its title: verbs in their dictionary form (옮기다). A page without any and
   * without a place in the menu is not found.
   */
  words?: readonly string[];
  /** Default: `article`. */
  skeleton?: 'list' | 'grid' | 'article';
  /** If the page's load fails, shows the server's message in an alert too (specification, 8). */
  alerts?: true;
  /** 'browser' where the server cannot render it for visitors; then it sends the skeleton. When: README. */
  render?: 'browser';
  /**
   * Shown inside the membership app, without header and footer. Such a page may have an address outside
   * of the section's prefix, as long as no other prefix has it: the same page a second time.
   */
  webView?: true;
  /** The module that exports `load`; a page without one needs nothing but its address. */
  load?: () => Promise<{ load: Load<NoInfer<P>, Data> }>;
  /** The module whose default export is the component. Rows may share one. */
  page: () => Promise<{ default: ComponentType<{ params: ParamsOfPath<NoInfer<P>>; data: Data }> }>;
}

/** Holds a row's address, load and component to the same types. */
export const definePage = <P extends AnyPath, Data = undefined>(page: Page<P, Data>): Page =>
  page as unknown as Page;

/** A section describes itself: this table is all that the shell and the server know of it. */
export interface Section {
  name: string;
  /** Addresses that start with it are this section's; null for the shell, which has the rest. */
  prefix: `/${string}` | null;
  /** Its group in the menus; sections with the same label share one group, in the order of its pages. */
  label: string;
  order: number;
  /** The module of the calls that its pages name, which is the contract; it is loaded with the first of them. */
  calls?: () => Promise<Calls>;
  pages: Page[];
}
