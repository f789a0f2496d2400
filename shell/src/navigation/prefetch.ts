import { isSparing, whenIdle } from '@portal/browser';
import type { Host } from '@portal/host';
import type { MountedSection } from '@portal/host/app';
import { ownerOf } from './navigation.ts';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { portal } from '../release/inlined.ts';

/** How many links are considered while the browser is idle, the largest in view first. */
const IDLE_LINKS = 3;

/** How many bytes of their pages, as sent, are prefetched. */
const IDLE_BYTES = 60_000;

/** The size to assume for a file whose list names none, as those of older versions. */
const UNKNOWN_BYTES = 5000;

/** Pages whose data is requested before the customer goes there, per document. */
const AHEAD_PAGES = 30;

/** Page id to its files, their hashes and their bytes as sent, as the part's build lists them (preload.json). */
type Lists = Record<string, [file: string, sha384: string, bytes?: number][]>;

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

/** A page that a link leads to, its part and its files. */
interface Linked {
  href: string;
  part: InlinedPart;
  page: string;
  files: { path: string; integrity: string; bytes: number }[];
}

async function linked({ href, pathname }: URL): Promise<Linked | null> {
  const { section, page } = ownerOf(pathname);
  const part = portal.parts.find(({ name }) => name === section.name);
  if (!page || !part || section.disabled) return null;
  const files = (await listsOf(part))[page.id] ?? [];
  return {
    href,
    part,
    page: page.id,
    files: files.map(([file, integrity, bytes = UNKNOWN_BYTES]) => ({
      path: part.base + file,
      integrity,
      bytes,
    })),
  };
}

/** Files that this document has loaded or prefetched. */
const loaded = new Set(
  [...document.querySelectorAll('script')].map(({ src }) => src.slice(location.origin.length)),
);

const missingFiles = ({ files }: Linked) => files.filter(({ path }) => !loaded.has(path));

/**
 * Loads a page's files into the browser's cache. We do not use `<link rel=preload>`, because browsers warn of each
 * unused one, and a customer opens at most one of these pages.
 */
const prefetch = (page: Linked) =>
  Promise.all(
    missingFiles(page).map(async ({ path, integrity }) => {
      loaded.add(path);
      try {
        await (await fetch(path, { integrity, priority: 'low' })).arrayBuffer();
      } catch {
        // Forget it: the navigation requests the file again and reports a failure.
        loaded.delete(path);
      }
    }),
  );

/** Loads a part's section. */
type LoadSection = (part: InlinedPart) => Promise<Pick<MountedSection, 'prepare' | 'requestAhead'>>;

let ahead = 0;

/** Evaluates a page's code and requests its data ahead of navigation; the navigation itself reports errors. */
const warm = (loadSection: LoadSection, host: Host, { href, part, page }: Linked) =>
  loadSection(part)
    .then(async (section) => {
      await section.prepare(page);
      if (!isSparing() && ahead++ < AHEAD_PAGES) await section.requestAhead(page, host, href);
    })
    .catch(() => {});

/** Where a link leads. Reads the attribute, because the property `href` of an SVG link is an object. */
const targetOf = (link: Element) => new URL(link.getAttribute('href') ?? '', location.href);

/** Area of a link on the screen, in square pixels; 0 where it is out of view. */
function areaInView(link: Element): number {
  const { top, bottom, width, height } = link.getBoundingClientRect();
  return top < innerHeight && bottom > 0 ? width * height : 0;
}

/**
 * Links that the customer probably follows next: the largest of the content that are in view, one for each page that is
 * not open. The menu's pages and the others are prefetched when somebody points at them.
 */
function likelyLinks(): URL[] {
  const pages = new Set([ownerOf(location.pathname).page]);
  return [...document.querySelectorAll('main a[href^="/"]')]
    .map((link) => ({ target: targetOf(link), area: areaInView(link) }))
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area)
    .filter(({ target }) => {
      const { page } = ownerOf(target.pathname);
      return !pages.has(page) && pages.add(page);
    })
    .slice(0, IDLE_LINKS)
    .map(({ target }) => target);
}

/** Prefetches the page of a link that the customer hovers over, touches or focuses. */
export function prefetchOnIntent(loadSection: LoadSection, host: Host): void {
  const onIntent = async ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href^="/"]');
    const page = link && (await linked(targetOf(link)));
    if (!page) return;
    await prefetch(page);
    await warm(loadSection, host, page);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, (intent) => void onIntent(intent), { passive: true });
}

const sizeOf = (page: Linked) => missingFiles(page).reduce((sum, { bytes }) => sum + bytes, 0);

/** Prefetches as many of the likely pages as the bytes suffice for: the smallest first. */
async function prefetchLikely(loadSection: LoadSection, host: Host): Promise<void> {
  const pages = await Promise.all(likelyLinks().map(linked));
  const bySize = pages.filter((page) => page !== null).sort((a, b) => sizeOf(a) - sizeOf(b));
  let left = IDLE_BYTES;
  for (const page of bySize) {
    left -= sizeOf(page);
    if (left < 0) return;
    void prefetch(page).then(() => whenIdle(() => void warm(loadSection, host, page)));
  }
}

let idled = false;
/** Prefetches pages that the first page links to, once that page is hydrated and the browser is idle. */
export function prefetchWhenIdle(loadSection: LoadSection, host: Host): void {
  if (idled || isSparing()) return;
  idled = true;
  whenIdle(() => void prefetchLikely(loadSection, host));
}
