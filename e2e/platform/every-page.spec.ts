import type { Page } from '@playwright/test';
import { documentKb, MOST_DOCUMENT_KB } from '@portal/config';
import { expect, settled, test } from '../support/test.ts';

/** `npm run crawl` reads every page, `npm test` one of each kind. */
const full = process.env['FULL'] === '1';
/** The pages are shared out among so many tests, which run at the same time. */
const SHARES = 4;

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

/** Addresses of the pages that links lead to. */
async function crawl(origin: string): Promise<string[]> {
  const waiting = ['/', '/sitemap'];
  const kinds = new Set(waiting.map(kindOf));
  const pages: string[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await fetch(origin + address);
    expect(answer.status, address).toBe(200);
    pages.push(address);
    for (const link of linksOf(await answer.text())) {
      if (kinds.has(kindOf(link))) continue;
      kinds.add(kindOf(link));
      waiting.push(link);
    }
  }
  return pages;
}

/**
 * What a reader gets of a page, or of HTML whose scripts do not run. Some of it is for browsers alone: a manual's
 * document, what is now.
 */
function read(html: string | null) {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const copy = page.body.cloneNode(true) as HTMLElement;
  // So are the ways of members, which only a session brings up.
  const forBrowsers =
    'noscript, script, [data-browser], [data-until-known=member], main section[aria-label$="본문"]';
  for (const other of copy.querySelectorAll(forBrowsers)) other.remove();
  const all = (selector: string) => [...copy.querySelectorAll(selector)];
  const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name);
  return {
    headings: all('h1, h2, h3, h4').map((heading) => `${heading.tagName} ${text(heading)}`),
    links: all('a').map((link) => `${link.getAttribute('href')} ${text(link)}`),
    text: text(copy),
    title: page.title,
    description: attribute('meta[name=description]', 'content'),
    robots: attribute('meta[name=robots]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
  };
}

/** Paths of the scripts and calls that the page asks for. */
function watch(page: Page) {
  const asked = { scripts: [] as string[], calls: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') asked.scripts.push(pathname);
    // What the company has to say is asked for beside the page; and the days that are free now, because the page is kept.
    if (/^\/api\/(?!media|popup|showroom\/getVisitLimit)/.test(pathname))
      asked.calls.push(pathname);
  });
  return asked;
}

/** Elements of the server's page, from its beginning to its end: hydration keeps them. */
const landmarks = (page: Page) =>
  page.evaluateHandle(() => {
    const all = [...document.querySelectorAll('main *')].filter(
      (one) => !one.closest('noscript, [data-browser]'),
    );
    return [...document.querySelectorAll('header, main h1, footer'), all.at(-1)];
  });

for (let share = 0; share < SHARES; share++)
  test(`each page is whole without scripts, and hydrated from what it names, share ${share + 1} of ${SHARES}`, async ({
    page,
    context,
    portal,
  }) => {
    test.setTimeout(full ? 1_800_000 : 240_000);
    const pages = await crawl(portal.url);
    expect(pages.length).toBeGreaterThanOrEqual(full ? 200 : 16);
    const reader = await context.newPage();
    // Nothing is prefetched, however slow the machine is, and a manual's document waits to be asked for.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked = watch(page);
    for (const address of pages.filter((_, i) => i % SHARES === share)) {
      asked.scripts.length = asked.calls.length = 0;
      const answer = await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      const before = await landmarks(page);
      await settled(page);
      const lost = await before.evaluate((all) =>
        all.filter((one) => !one?.isConnected).map((one) => one?.outerHTML),
      );
      expect(lost, `${address}: the server’s elements`).toEqual([]);
      expect(asked.calls, `${address}: calls`).toEqual([]);
      const kb = await documentKb(portal.url + address);
      expect(kb, `${address}: KB of its document`).toBeLessThanOrEqual(MOST_DOCUMENT_KB);
      // Read the document that was hydrated: another answer may lack a part that the API was late with.
      const html = (await answer?.text()) ?? '';
      expect(await page.evaluate(read, null), address).toEqual(await reader.evaluate(read, html));
      const named = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src]) => src);
      // What any page can have comes when it is looked at. So do free days, with the code of calls and of a form's later steps.
      const onSight = address.startsWith('/product/showroom_visit')
        ? /shell-(ticker|popup)|(later|calendar|visit|reads|moves)\.js$/
        : /shell-(ticker|popup)/;
      const scripts = asked.scripts.filter((script) => !onSight.test(script));
      expect(scripts.toSorted(), `${address}: scripts`).toEqual(named.toSorted());
    }
    process.stdout.write(`${pages.length} pages read\n`);
  });
