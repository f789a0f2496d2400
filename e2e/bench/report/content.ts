import type { Browser } from 'playwright-core';
import type { Served } from '../servers/targets.ts';
import type { Route } from '../visits/visit.ts';
import { table, type Goal } from './figures.ts';

/** What one document shows. */
interface Content {
  /** Characters of text in main, and in header and footer; spaces count once. */
  text: number;
  frame: number;
  /** Addresses that it links to. */
  links: number;
  headings: number;
  /** Drawn pictures, which stand in the document, and files that it names. */
  pictures: number;
  drawnBytes: number;
  files: string[];
}

/** Runs in a page: reads a document as it was sent. */
function read(html: string): Content {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main');
  if (!main) throw new Error('a document without main');
  // What only some readers get: those without scripts, members.
  for (const other of page.querySelectorAll('noscript, script, style, [data-until-known=member]'))
    other.remove();
  const lengthOf = (elements: Iterable<Element>) =>
    [...elements].reduce(
      (sum, { textContent }) => sum + (textContent ?? '').replace(/\s+/g, ' ').trim().length,
      0,
    );
  const drawn = [...main.querySelectorAll('svg')];
  const files = [...main.querySelectorAll('img')].flatMap((img) => img.getAttribute('src') ?? []);
  return {
    text: lengthOf([main]),
    frame: lengthOf(page.querySelectorAll('header, footer')),
    links: new Set([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).size,
    headings: main.querySelectorAll('h1, h2, h3').length,
    pictures: drawn.length + files.length,
    drawnBytes: drawn.reduce((sum, { outerHTML }) => sum + outerHTML.length, 0),
    files,
  };
}

/**
 * The share of our main's text that the peer's page must have at least, because a lighter page would be no comparison. Header and
 * footer do not count.
 */
const LEAST = 0.95;

/** Compares the documents of the pages that both have: text in characters, pictures in KB. */
export async function compareContent(
  browser: Browser,
  portal: Served,
  peer: Served,
  routes: Route[],
): Promise<{ text: string; goals: Goal[] }> {
  const reader = await browser.newPage();
  const contentOf = async ({ url }: Served, { path }: Route) => {
    const content = await reader.evaluate(read, await (await fetch(url + path)).text());
    let bytes = content.drawnBytes;
    for (const file of content.files)
      bytes += (await (await fetch(new URL(file, url))).arrayBuffer()).byteLength;
    return { ...content, kb: bytes / 1024 };
  };
  const rows = [];
  const lines = [];
  const goals: Goal[] = [];
  for (const route of routes) {
    const [own, other] = [await contentOf(portal, route), await contentOf(peer, route)];
    for (const [name, each] of [
      ['portal', own],
      ['peer', other],
    ] as const)
      rows.push([
        route.name,
        name,
        each.text,
        each.frame,
        each.links,
        each.headings,
        each.pictures,
        each.kb.toFixed(1),
      ]);
    lines.push(
      `${route.name}: the portal's page has ${own.text + own.frame - other.text - other.frame} characters, ${own.links - other.links} links and ${(own.kb - other.kb).toFixed(1)} KB of pictures more than the peer's`,
    );
    goals.push({
      name: `${route.name}: text of the portal's main / of the peer's`,
      kind: 'floor',
      value: own.text / other.text,
      limit: 1 / LEAST,
      unit: 'x',
    });
  }
  await reader.close();
  const heads = [
    'route',
    'build',
    'text',
    'of the frame',
    'links',
    'headings',
    'pictures',
    'KB of them',
  ];
  return { text: [table([heads, ...rows]), ...lines].join('\n'), goals };
}
