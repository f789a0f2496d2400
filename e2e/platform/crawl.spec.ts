import type { Page } from '@playwright/test';
import { inlinedOf } from '../support/html.ts';
import { expect, settled, test } from '../support/test.ts';

/** `npm run crawl` reads every page, `npm test` one of each kind. */
const full = process.env['FULL'] === '1';

/** Addresses of this portal's pages that an answer links to. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('/api/'));

/**
 * Addresses of one kind are read once. In full that is each question once, in whatever list it is
 * opened; in the sample, pages that differ in nothing but their data and filters.
 */
const kindOf = (address: string) =>
  full
    ? address.replace(/\?.*(faq=\d+).*/, '?$1')
    : address
        .replace(/([=/])\d+/g, '$10')
        .replace(/(type|product|searchStr|classification)=[^&]*&?/g, '');

/** What a reader gets of a page; some of it is for browsers alone: a manual's document, what is now. */
const read = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    // So are the ways of members, which only a session brings up.
    const forBrowsers =
      'noscript, script, [data-browser], [data-until-known=member], main section[aria-label$="본문"]';
    for (const other of copy.querySelectorAll(forBrowsers)) other.remove();
    const all = (selector: string) => [...copy.querySelectorAll(selector)];
    const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return {
      headings: all('h1, h2, h3, h4').map((heading) => `${heading.tagName} ${text(heading)}`),
      links: all('a').map((link) => `${link.getAttribute('href')} ${text(link)}`),
      text: text(copy),
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    };
  });

test('a crawl finds the same headings, texts and links with scripts off as with scripts on', async ({
  browser,
  page,
  portal,
}) => {
  test.setTimeout(full ? 1_800_000 : 240_000);
  const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: portal.url });
  const reader = await silent.newPage();
  const waiting = ['/', '/sitemap'];
  const known = new Set(waiting);
  const kinds = new Set<string>();
  // What members get is nobody else's: the browser draws it, and asks for the login.
  const tables = inlinedOf(await (await page.request.get('/')).text()).parts;
  const ofMembers = new Set(
    tables
      .flatMap(({ section }) => section.pages)
      .filter(({ access }) => access === 'member')
      .map(({ pattern }) => pattern),
  );
  let pages = 0;
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await reader.goto(address);
    expect(answer?.status(), address).toBe(200);
    if (ofMembers.has(new URL(address, portal.url).pathname)) continue;
    const off = await read(reader);
    await page.goto(address);
    await settled(page);
    expect(await read(page), address).toEqual(off);
    pages++;
    for (const link of linksOf((await answer?.text()) ?? '')) {
      const kind = kindOf(link);
      if (known.has(link) || kinds.has(kind)) continue;
      known.add(link);
      kinds.add(kind);
      waiting.push(link);
    }
  }
  expect(pages).toBeGreaterThanOrEqual(full ? 200 : 8);
  test.info().annotations.push({ type: 'pages', description: String(pages) });
  process.stdout.write(`${pages} pages read twice\n`);
  await silent.close();
});
