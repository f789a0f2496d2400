import { isSparing } from '@portal/browser';
import { ownerOf } from './navigation.ts';
import { whenIdle } from '../browser/when-idle.ts';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { nonce, portal } from '../release/inlined.ts';

/** Pages that are made ready without being asked for. */
const AT_IDLE = 6;

/** Page id to its files and their hashes, as the part's build lists them (preload.json). */
type Lists = Record<string, [file: string, sha384: string][]>;

const lists = new Map<string, Promise<Lists>>();
function listsOf({ base }: InlinedPart): Promise<Lists> {
  const known = lists.get(base);
  if (known) return known;
  const asked = fetch(`${base}preload.json`)
    .then((answer) => answer.json() as Promise<Lists>)
    // A part that cannot say what it needs is loaded when it is gone to.
    .catch(() => ({}));
  lists.set(base, asked);
  return asked;
}

/** The page's own files are asked for like this too (server/pages/document.ts), whenever its content is on the screen. */
const isAskedFor = (path: string) =>
  document.querySelector(`link[rel=preload][href="${path}"]`) !== null;

/** Asks for a page's files as long as nothing more urgent is under way; gives the part they are of. */
async function prefetch(href: string): Promise<InlinedPart | null> {
  const { section, page } = ownerOf(new URL(href, location.href).pathname);
  const part = portal.parts.find(({ name }) => name === section.name);
  if (!page || !part) return null;
  const files = (await listsOf(part))[page.id] ?? [];
  const wanted = files.filter(([file]) => !isAskedFor(part.base + file));
  await Promise.all(
    wanted.map(([file, sha384]) => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      // Without it strict-dynamic keeps the script out, as any other.
      link.nonce = nonce;
      link.integrity = sha384;
      link.crossOrigin = 'anonymous';
      link.fetchPriority = 'low';
      link.href = part.base + file;
      document.head.append(link);
      return new Promise((over) => (link.onload = link.onerror = over));
    }),
  );
  return part;
}

/** Loads a part's lifecycle. */
type LoadSection = (part: InlinedPart) => Promise<unknown>;

/** Runs a part's code before it is gone to. Whatever keeps it from that is met again, and told, there. */
const warm = (loadSection: LoadSection) => (part: InlinedPart | null) =>
  part && loadSection(part).then(null, () => {});

/** Pages that the one on the screen leads to: those of its text before those of the menu. */
function linkedPages(): string[] {
  const links = ['main', 'header'].flatMap((place) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href^="/"]`),
  ]);
  return [...new Set(links.map(({ pathname }) => pathname))].slice(0, AT_IDLE);
}

/** Makes the pages ready that a customer points at. */
export function prefetchOnIntent(loadSection: LoadSection): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (link) void prefetch(link.href).then(warm(loadSection));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, onIntent, { passive: true });
}

let idled = false;
/** Once the first page works and nothing is under way: makes the pages ready that it leads to. */
export function prefetchWhenIdle(loadSection: LoadSection): void {
  if (idled || isSparing()) return;
  idled = true;
  whenIdle(() => {
    for (const href of linkedPages())
      void prefetch(href).then((part) => whenIdle(() => void warm(loadSection)(part)));
  });
}
