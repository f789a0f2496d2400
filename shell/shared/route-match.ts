import { matchPattern } from '@portal/paths';
import type { PageRecord, SectionRecord } from '@portal/release-store';
import type { Awaited } from './rendered-frame.ts';

/** A section's table as a release has it. */
export interface ReleasedSection extends SectionRecord {
  /** Customers get a card instead of its pages. The server renders it, so navigation to it loads a document. */
  disabled?: true;
}

export interface RouteMatch {
  /** The section that owns the address. */
  section: ReleasedSection;
  /** Its page there, or null where its table has none. */
  page: PageRecord | null;
}

const isBelow = (prefix: string, pathname: string) =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/**
 * Finds the owner of an address: the section whose prefix it starts with (by whole segments: /member does not match
 * /membership), else a remote that has it as a web view, else the shell's section, which has no prefix.
 */
export function matchRoute(sections: readonly ReleasedSection[], pathname: string): RouteMatch {
  const isHere = ({ pattern }: PageRecord) => matchPattern(pattern, pathname) !== null;
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
export const awaitedOf = ({ section, page }: RouteMatch): Awaited => ({
  title: page?.title || section.label,
  skeleton: page?.skeleton ?? 'article',
});

/** Returns a function that returns an address unchanged, or null if the release has no page for it. */
export const hrefIn =
  (sections: readonly SectionRecord[]) =>
  (path: string): string | null =>
    matchRoute(sections, new URL(path, 'http://portal').pathname).page ? path : null;
