import { matchPattern } from '@portal/paths';
import type { PageRecord, SectionRecord } from '@portal/release-store';
import type { Awaited } from './rendered-frame.ts';

/** What a browser knows of a page; a field that says nothing of it is missing. */
export type KnownPage = Pick<
  PageRecord,
  'id' | 'pattern' | 'title' | 'access' | 'skeleton' | 'render'
> &
  Partial<Pick<PageRecord, 'nav' | 'task' | 'webView' | 'canonical'>>;

/** A section's table as browsers know it. */
export interface KnownSection extends Omit<SectionRecord, 'pages'> {
  pages: KnownPage[];
  disabled?: true;
}

/** A section's table as a release has it. */
export interface ReleasedSection extends SectionRecord {
  /** Customers get a card instead of its pages. The server renders it, so navigation to it loads a document. */
  disabled?: true;
}

export interface RouteMatch<S extends KnownSection = ReleasedSection> {
  /** The section that owns the address. */
  section: S;
  /** Its page there, or null where its table has none. */
  page: S['pages'][number] | null;
}

const isBelow = (prefix: string, pathname: string) =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/**
 * Finds the owner of an address: the section whose prefix it starts with (by whole segments: /member does not match
 * /membership), else a remote that has it as a web view, else the shell's section, which has no prefix.
 */
export function matchRoute<S extends KnownSection>(
  sections: readonly S[],
  pathname: string,
): RouteMatch<S> {
  const isHere = ({ pattern }: KnownPage) => matchPattern(pattern, pathname) !== null;
  const section =
    sections.find(({ prefix }) => prefix !== null && isBelow(prefix, pathname)) ??
    sections.find(
      ({ prefix, pages }) => prefix !== null && pages.some((p) => p.webView && isHere(p)),
    ) ??
    sections.find(({ prefix }) => prefix === null);
  if (!section) throw new Error('the release has no shell');
  return { section, page: section.pages.find(isHere) ?? null };
}

/** What the page's skeleton shows. */
export const awaitedOf = ({ section, page }: RouteMatch<KnownSection>): Awaited => ({
  title: page?.title || section.label,
  skeleton: page?.skeleton ?? 'article',
});

/** Returns a function that returns an address unchanged, or null if the release has no page for it. */
export const hrefIn =
  (sections: readonly KnownSection[]) =>
  (path: string): string | null =>
    matchRoute(sections, new URL(path, 'http://portal').pathname).page ? path : null;

/** A section's table for browsers, without what only the server reads: every document has the tables of all parts. */
export const knownSection = ({ pages, ...section }: ReleasedSection): KnownSection => ({
  ...section,
  pages: pages.map(
    ({ id, pattern, title, access, skeleton, render, nav, task, webView, canonical }) => ({
      id,
      pattern,
      title,
      access,
      skeleton,
      render,
      ...(nav && { nav }),
      ...(task && { task }),
      ...(webView && { webView }),
      ...(Object.keys(canonical).length > 0 && { canonical }),
    }),
  ),
});
