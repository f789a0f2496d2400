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

test('pages that are prefetched at idle stay within 60 KB, and none that only the menu links to', async ({
  page,
  portal,
}) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/r/') && pathname.endsWith('.js'))
      sizes.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto('/');
  await settled(page);
  const moves = await scriptsOfMove(portal, '/guide/faq');
  await expect.poll(() => moves.filter((path) => !sizes.has(path))).toEqual([]);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const ofRemotes = [...sizes].filter(([path]) => !path.startsWith('/r/shell/'));
  expect(ofRemotes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
  // The menu's pages wait until somebody points at them.
  expect(ofRemotes.filter(([path]) => /\/r\/(voc|mypage|payment)\//.test(path))).toEqual([]);
});
