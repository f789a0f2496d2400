import { isSparing, whenIdle } from '@portal/browser';
import type { Host } from '@portal/host';
import type { MountedSection } from '@portal/host/app';
import { ownerOf } from './navigation.ts';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { nonce, portal } from '../release/inlined.ts';

/** How many links are considered while the browser is idle, the largest in view first. */
const IDLE_LINKS = 3;

/**
 * How much of the pages behind these links is prefetched: bytes as sent, and files. Together with what every first visit loads
 * once it is usable, that stays within 60 KB and 12 requests (e2e/platform/prefetch.spec.ts).
 */
const IDLE_BYTES = 25_000;
const IDLE_FILES = 7;

/** How many bytes are prefetched per document for links that customers point at. */
const INTENT_BYTES = 400_000;

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

const sizeOf = (page: Linked) => missingFiles(page).reduce((sum, { bytes }) => sum + bytes, 0);

/** Loads a part's section. */
type LoadSection = (
  part: InlinedPart,
) => Promise<Pick<MountedSection, 'prepare' | 'requestAhead' | 'rehearse'>>;

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
 * Links that the customer probably follows next: the largest in the content that are in view, one for each page. The open page
 * counts too, because a list's filters lead to it. Articles and forms are left out: customers read before they open one, and a
 * form is larger than the budget. A form that is open has none: its own later steps come next. All other pages are prefetched
 * when somebody points at their links.
 */
function likelyLinks(): URL[] {
  if (document.querySelector('main form[method=post]')) return [];
  const pages = new Set<unknown>();
  // Without links in a closed <details>: to tell where they are, the browser would have to lay out the closed content.
  return [...document.querySelectorAll('main a[href^="/"]:not(details:not([open]) *)')]
    .map((link) => ({ target: targetOf(link), area: areaInView(link) }))
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area)
    .filter(({ target }) => {
      const { page } = ownerOf(target.pathname);
      return page && page.skeleton !== 'article' && !pages.has(page) && pages.add(page);
    })
    .slice(0, IDLE_LINKS)
    .map(({ target }) => target);
}

let pointedAt = 0;

/** Prefetches the page of a link that the customer hovers over, touches or focuses. */
export function prefetchOnIntent(loadSection: LoadSection, host: Host): void {
  const onIntent = async ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href^="/"]');
    const page = link && (await linked(targetOf(link)));
    if (!page || pointedAt > INTENT_BYTES) return;
    pointedAt += sizeOf(page);
    await prefetch(page);
    await warm(loadSection, host, page);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, (intent) => void onIntent(intent), { passive: true });
}

/** Where a part's section renders into. */
type ElementOf = (part: string) => HTMLElement;

/** Prefetches the likely pages that fit into the budget, the likeliest first, and renders them, so that a move only has to show one. */
async function getReady(loadSection: LoadSection, host: Host, elementOf: ElementOf) {
  let bytes = IDLE_BYTES;
  let files = IDLE_FILES;
  const rehearse = async (page: Linked) => {
    await warm(loadSection, host, page);
    const section = await loadSection(page.part);
    const element = elementOf(page.part.name);
    await section.rehearse(page.page, { href: page.href, host, nonce, element });
  };
  for (const link of likelyLinks()) {
    // One after the other, because a part's list of files costs a request too. A page has at least two files.
    if (files < 3) return;
    const page = await linked(link);
    if (!page || sizeOf(page) > bytes || missingFiles(page).length > files) continue;
    bytes -= sizeOf(page);
    // One more for the part's list.
    files -= missingFiles(page).length + 1;
    // The move itself reports what cannot be loaded.
    void prefetch(page).then(() => whenIdle(() => void rehearse(page).catch(() => {})));
  }
}

/** Makes pages ready that the first page links to, once the browser is idle. */
export function prefetchLikely(loadSection: LoadSection, host: Host, elementOf: ElementOf): void {
  if (!isSparing()) whenIdle(() => void getReady(loadSection, host, elementOf));
}
