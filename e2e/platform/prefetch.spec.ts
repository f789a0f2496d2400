import type { Page } from '@playwright/test';
import { chunkOf, scriptsOfMove } from '../support/html.ts';
import { expect, settled, test } from '../support/test.ts';

/** Paths of the scripts that the page has had from the network so far, and not from the browser's cache. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );

test.use({ viewport: { width: 375, height: 800 }, webFont: true });

const FAQ_LIST = 'guide /api/customer/selectFaqList';

test('once idle the pages that are linked are ready: going there fetches no script and no data', async ({
  page,
  portal,
}) => {
  const needed = await scriptsOfMove(portal, '/guide/faq');
  // Other linked pages may still be on their way.
  const fetchedOfMove = async () =>
    (await fetched(page)).filter((path) => needed.includes(path) || path.endsWith('/moves.js'));
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.headers()['x-portal-client']} ${new URL(request.url()).pathname}`),
  );
  await page.goto('/');
  await settled(page);
  await expect.poll(fetchedOfMove).toHaveLength(needed.length + 1);
  await expect.poll(() => requests).toContain(FAQ_LIST);
  // A search is counted among the words that people search for.
  expect(requests.filter((one) => one.endsWith('/api/search'))).toEqual([]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await fetched(page);
  expect(new Set(before).size).toBe(before.length);
  await page.locator('main a[href^="/guide/faq"]').first().click();
  await settled(page);
  await expect(page.locator('main details').first()).toBeVisible();
  expect(await fetchedOfMove()).toHaveLength(needed.length + 1);
  // The page took the answer that had been requested ahead.
  expect(requests.filter((one) => one === FAQ_LIST)).toHaveLength(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const line of [{ saveData: true }, { effectiveType: '3g' }])
  test(`on a line with ${JSON.stringify(line)} only what is pointed at is fetched`, async ({
    page,
    portal,
  }) => {
    const [manual, video] = await Promise.all(
      ['/guide/manual', '/guide/video'].map((pattern) => chunkOf(portal, pattern)),
    );
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, line);
    await page.goto('/sitemap');
    await settled(page);
    // What follows the page at idle comes after what is made ready for moves.
    await expect.poll(() => fetched(page)).toContainEqual(expect.stringContaining('after-load'));
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect((await fetched(page)).filter((path) => path.includes('/r/guide/'))).toEqual([]);
    const data: string[] = [];
    // The open page may still ask for its own popups.
    const isAhead = (url: string) => url.includes('/api/') && !url.includes('pageName=sitemap');
    page.on('request', (request) => isAhead(request.url()) && data.push(request.url()));
    await page.getByRole('main').getByRole('link', { name: '사용 설명서' }).focus();
    await expect.poll(() => fetched(page)).toContain(manual);
    expect(await fetched(page)).not.toContain(video);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(data).toEqual([]);
  });

/** What a page has requested beyond what its document names, without web font and pictures; bytes with headers over HTTP/2. */
const followed = (page: Page, document: string) =>
  page.evaluate(
    (html) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map((entry) => ({ ...entry.toJSON(), path: new URL(entry.name).pathname }))
        .filter(
          ({ path, transferSize, initiatorType }) =>
            transferSize > 0 &&
            !html.includes(`"${path}"`) &&
            !/\/fonts\/|web-font/.test(path) &&
            !['img', 'beacon'].includes(initiatorType),
        )
        .map(({ path, encodedBodySize }) => ({ path, bytes: encodedBodySize + 85 })),
    document,
  );

for (const address of ['/', '/guide/faq'])
  test(`what follows the first visit of ${address} stays within 12 requests and 60 KB`, async ({
    page,
  }) => {
    const document = await (await page.goto(address))?.text();
    await settled(page);
    const files = async () => followed(page, document ?? '');
    const paths = async () => (await files()).map(({ path }) => path.split('/').at(-1));
    await expect.poll(paths).toEqual(expect.arrayContaining(['moves.js', 'after-load.js']));
    if (address === '/') await expect.poll(paths).toContain('selectFaqList');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const all = await files();
    const told = all.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
    expect(all.length, told).toBeLessThanOrEqual(12);
    const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes, told).toBeLessThanOrEqual(60 * 1024);
    // The menu's pages wait until somebody points at them.
    expect(all.filter(({ path }) => /\/r\/(voc|mypage|payment)\//.test(path))).toEqual([]);
  });
