import type { PageRecord, SectionRecord } from '@portal/release-store';
import { nameOf, type Check, type Versions } from './check.ts';

const isBelow = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);
const isVariable = (segment: string) => segment.startsWith('{');

/** Whether every address of `inner` also matches `outer`. Both may have variables; `inner` may be a plain address. */
function covers(outer: string, inner: string): boolean {
  const [all, each] = [outer.split('/'), inner.split('/')];
  return (
    all.length === each.length &&
    all.every((segment, i) => isVariable(segment) || segment === each[i])
  );
}

const hasPrefix = (section: SectionRecord): section is SectionRecord & { prefix: string } =>
  section.prefix !== null;

/**
 * The section that answers a page's address, by the shell's rules: by prefix, or by its web views. Undefined means
 * the shell, which answers the rest.
 */
function ownerOf(sections: readonly SectionRecord[], { pattern }: PageRecord) {
  const remotes = sections.filter(hasPrefix);
  return (
    remotes.find(({ prefix }) => isBelow(prefix, pattern)) ??
    remotes.find(({ pages }) => pages.some((page) => page.webView && covers(page.pattern, pattern)))
  );
}

/** A fault for each two sections of which one's prefix contains the other's: both would own the same addresses. */
function prefixFaults(sections: readonly SectionRecord[]): string[] {
  const all = sections.filter(hasPrefix);
  return all.flatMap(({ name, prefix }, i) =>
    all
      .filter(
        (other, j) =>
          i !== j && isBelow(prefix, other.prefix) && (prefix !== other.prefix || i < j),
      )
      .map(
        (other) =>
          `${name} (${prefix}) and ${other.name} (${other.prefix}) overlap: give one another prefix`,
      ),
  );
}

/** Pages of a section that nobody can reach. The shell may have a fallback page for an address of a remote. */
function orphanFaults(sections: readonly SectionRecord[], section: SectionRecord): string[] {
  const { name, prefix, pages } = section;
  return pages.flatMap((page, i) => {
    const hiding = pages.slice(0, i).find(({ pattern }) => covers(pattern, page.pattern));
    if (hiding)
      return [`${page.pattern} is hidden by ${hiding.pattern}, which is before it: put it first`];
    const owner = ownerOf(sections, page)?.name;
    return prefix === null || owner === name
      ? []
      : [`${page.pattern} belongs to ${owner ?? 'the shell'}: put it below ${prefix}`];
  });
}

/** Addresses in the tables that match no page of the set. */
function deadLinks(sections: readonly SectionRecord[], { pages }: SectionRecord): string[] {
  const patterns = sections.flatMap((section) => section.pages.map(({ pattern }) => pattern));
  return pages
    .flatMap(({ task }) => Object.values(task?.products?.hrefs ?? {}))
    .filter((href) => {
      const { pathname } = new URL(href, 'http://portal');
      return !patterns.some((pattern) => covers(pattern, pathname));
    })
    .map((href) => `a task leads to ${href}, which no page has: change its table`);
}

const sectionsOf = (versions: Versions) => [...versions.values()].map(({ section }) => section);

export const routes: Check = {
  does: 'no prefix or page takes the addresses of another, every page can be reached, tasks lead to pages',
  isFast: true,
  isWaivable: true,
  run({ versions }) {
    const sections = sectionsOf(versions);
    return {
      faults: [
        ...prefixFaults(sections),
        ...[...versions.values()].flatMap((record) =>
          [...orphanFaults(sections, record.section), ...deadLinks(sections, record.section)].map(
            (fault) => `${nameOf(record)}: ${fault}`,
          ),
        ),
      ],
    };
  },
};
