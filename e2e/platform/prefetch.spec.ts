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

test('once idle the pages that are linked are ready: going there fetches none of their scripts', async ({
  page,
  portal,
}) => {
  const needed = await scriptsOfMove(portal, '/guide/faq');
  // Other linked pages may still be on their way.
  const fetchedOfMove = async () =>
    (await fetched(page)).filter((path) => needed.includes(path) || path.includes('/moves.'));
  await page.goto('/');
  await settled(page);
  await expect.poll(fetchedOfMove).toHaveLength(needed.length + 1);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await fetched(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  expect(new Set(before).size).toBe(before.length);
  await page.locator('main a[href^="/guide/faq"]').first().click();
  await settled(page);
  await expect(page.locator('main details').first()).toBeVisible();
  expect(await fetchedOfMove()).toHaveLength(needed.length + 1);
  // Requested ahead of the mount, which joins the request.
  expect(requests.filter((path) => path === '/api/customer/selectFaqList')).toHaveLength(1);
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
    // The font comes after the page, and what is made ready at idle before it.
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(50);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect((await fetched(page)).filter((path) => path.includes('/r/guide/'))).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: '사용 설명서' }).focus();
    await expect.poll(() => fetched(page)).toContain(manual);
    expect(await fetched(page)).not.toContain(video);
  });
