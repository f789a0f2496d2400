import type { Check, Versions } from '../check.ts';
import { inParallel } from './in-parallel.ts';

const WIDTH = 4;
const MOST_REDIRECTS = 5;

/** Patterns of the pages that have a single address. */
const fixedAddresses = (versions: Versions): string[] =>
  [...versions.values()].flatMap(({ section }) =>
    section.pages.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes('{')),
  );

/** Portal paths that a page links to; paths that differ only in a number count once. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
const kindOf = (path: string) => path.replace(/\d+/g, '0');

/**
 * Requests a page and follows redirects inside the portal. Returns its status, and its HTML unless a redirect left
 * the portal.
 */
async function ask(origin: string, path: string): Promise<{ status: number; html: string }> {
  let url = new URL(path, origin);
  for (let i = 0; i < MOST_REDIRECTS; i++) {
    const answer = await fetch(url, { redirect: 'manual' });
    const to = answer.headers.get('location');
    if (to === null || answer.status < 300 || answer.status > 399)
      return { status: answer.status, html: await answer.text() };
    url = new URL(to, url);
    if (url.origin !== origin) return { status: 200, html: '' };
  }
  return { status: 508, html: '' };
}

export const links: Check = {
  does: 'every page with a fixed address answers, and each link, menu entry and short link leads to a page',
  isFast: false,
  isWaivable: true,
  async run({ versions, portal, progress }) {
    const { origin } = await portal();
    const addresses = fixedAddresses(versions);
    let done = 0;
    const pages = await inParallel(addresses, WIDTH, async (path) => {
      progress(++done, addresses.length);
      return { path, ...(await ask(origin, path)) };
    });
    const faults = pages
      .filter(({ status }) => status !== 200)
      .map(({ path, status }) => `page ${path} answers ${status}: repair it`);
    /** One path of each kind, with a page that links to it. */
    const found = new Map<string, { path: string; on: string }>();
    for (const { path: on, html } of pages)
      for (const path of linksOf(html))
        if (!path.startsWith('/api/') && !found.has(kindOf(path)))
          found.set(kindOf(path), { path, on });
    const others = [...found.values()].filter(({ path }) => !addresses.includes(path));
    const dead = await inParallel(others, WIDTH, async ({ path, on }) => {
      const { status } = await ask(origin, path);
      return status === 404 ? [`${on} links to ${path}, which is no page: change the link`] : [];
    });
    return {
      faults: [...faults, ...dead.flat()],
      figures: { pages: pages.length, links: found.size },
    };
  },
};
