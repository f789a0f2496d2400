import { isSparing } from '@portal/browser';
import type { MountedSection } from '@portal/host/app';
import { ownerOf } from './navigation.ts';
import { whenIdle } from '@portal/browser';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { portal } from '../release/inlined.ts';

/** How many linked pages are prefetched when the browser is idle. */
const AT_IDLE = 6;

/** Page id to its files and their hashes, as the part's build lists them (preload.json). */
type Lists = Record<string, [file: string, sha384: string][]>;

const lists = new Map<string, Promise<Lists>>();
function listsOf({ base }: InlinedPart): Promise<Lists> {
  const known = lists.get(base);
  if (known) return known;
  const asked = fetch(`${base}preload.json`)
    .then((answer) => answer.json() as Promise<Lists>)
    // Without a list, the part's pages load on navigation.
    .catch(() => ({}));
  lists.set(base, asked);
  return asked;
}

/** A page and the part that owns it. */
interface Found {
  part: InlinedPart;
  page: string;
}

/** Files that this document has loaded or prefetched. */
const loaded = new Set(
  [...document.querySelectorAll('script')].map(({ src }) => src.slice(location.origin.length)),
);

/**
 * Loads a page's files into the browser's cache. We do not use `<link rel=preload>`, because browsers warn of each
 * unused one, and a customer opens at most one of these pages. Resolves to the page and its part.
 */
async function prefetch(href: string): Promise<Found | null> {
  const { section, page } = ownerOf(new URL(href, location.href).pathname);
  const part = portal.parts.find(({ name }) => name === section.name);
  if (!page || !part || section.disabled) return null;
  const files = (await listsOf(part))[page.id] ?? [];
  await Promise.all(
    files.map(async ([file, integrity]) => {
      const path = part.base + file;
      if (loaded.has(path)) return;
      loaded.add(path);
      try {
        await (await fetch(path, { integrity, priority: 'low' })).arrayBuffer();
      } catch {
        // Forget it: the navigation requests the file again and reports a failure.
        loaded.delete(path);
      }
    }),
  );
  return { part, page: page.id };
}

/** Loads a part's section. */
type LoadSection = (part: InlinedPart) => Promise<Pick<MountedSection, 'prepare'>>;

/** Evaluates a page's code ahead of navigation; the navigation itself reports errors. */
const warm = (loadSection: LoadSection) => (found: Found | null) =>
  found &&
  loadSection(found.part)
    .then((section) => section.prepare(found.page))
    .then(null, () => {});

/** Paths that the page links to: content before menu. */
function linkedPages(): string[] {
  const links = ['main', 'header'].flatMap((place) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href^="/"]`),
  ]);
  return [...new Set(links.map(({ pathname }) => pathname))].slice(0, AT_IDLE);
}

/** Prefetches the page of a link that the customer hovers over or focuses. */
export function prefetchOnIntent(loadSection: LoadSection): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (link) void prefetch(link.href).then(warm(loadSection));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, onIntent, { passive: true });
}

let idled = false;
/** Prefetches pages that the first page links to, once that page is hydrated and the browser is idle. */
export function prefetchWhenIdle(loadSection: LoadSection): void {
  if (idled || isSparing()) return;
  idled = true;
  whenIdle(() => {
    for (const href of linkedPages())
      void prefetch(href).then((found) => whenIdle(() => void warm(loadSection)(found)));
  });
}
