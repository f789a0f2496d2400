import type { Page } from '@playwright/test';
import { startPortal } from '../support/portal.ts';
import { expect, settled, test } from '../support/test.ts';

type Told = Record<string, string>;
const told = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Told[] }).dataLayer ?? []);
const views = async (page: Page) => (await told(page)).map((event) => event['page_path']);

test('every page is told once, with the title it has', async ({ page, baseURL }) => {
  await page.goto('/');
  await expect.poll(() => views(page)).toEqual(['/']);
  await page
    .getByRole('main')
    .getByRole('link', { name: /자주 묻는 질문/ })
    .first()
    .click();
  await expect.poll(() => views(page)).toEqual(['/', '/guide/faq']);
  await page.goBack();
  await expect.poll(() => views(page)).toEqual(['/', '/guide/faq', '/']);
  await page.goForward();
  await expect.poll(async () => (await views(page)).length).toBe(4);
  await page.getByRole('link', { name: '모션베드' }).first().click();
  await expect.poll(async () => (await views(page)).length).toBe(5);
  expect((await told(page)).at(-1)).toEqual({
    event: 'page_view',
    page_location: `${baseURL}/guide/faq?product=l`,
    page_path: '/guide/faq',
    page_title: '자주 묻는 질문 | 한결 고객센터',
    device: 'pc',
    login: 'N',
  });
});

test('a page that is left within 300 ms is not told', async ({ page }) => {
  await page.clock.install();
  await page.goto('/sitemap');
  await settled(page);
  await expect.poll(() => views(page)).toEqual(['/sitemap']);
  await page.clock.pauseAt(Date.now() + 60_000);
  const menu = page.getByRole('main');
  await menu.getByRole('link', { name: '동영상 가이드' }).click();
  await page.clock.runFor(200);
  await expect(page).toHaveTitle(/동영상 가이드/);
  await page.goBack();
  await page.clock.runFor(200);
  await menu.getByRole('link', { name: '사용 설명서' }).click();
  await expect(page).toHaveTitle(/사용 설명서/);
  await page.clock.runFor(5000);
  expect(await views(page)).toEqual(['/sitemap', '/guide/manual']);
});

test('a page that blocks it is not told, and the next one is', async ({ page }) => {
  await page.goto('/faulty/uncounted');
  await settled(page);
  await page.getByRole('link', { name: '잘 되는 화면으로' }).click();
  await expect.poll(() => views(page)).toEqual(['/faulty/well']);
  await page.clock.install();
  await page.goto('/faulty/uncounted');
  await settled(page);
  await page.clock.runFor(10_000);
  expect(await views(page)).toEqual([]);
});

for (const [width, device] of [
  [767, 'mobile'],
  [768, 'pc'],
] as const)
  test(`a window of ${width} px is told as ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/sitemap');
    await expect.poll(async () => (await told(page))[0]?.['device']).toBe(device);
  });

test('nobody’s name, phone or order number is told', async ({ page, baseURL }) => {
  const query = new URLSearchParams({
    product: 'bf',
    q: '김하늘 01000001001',
    name: '김하늘',
    phone: '010-0000-1001',
    orderNo: 'P20250807000123',
    memo: '김하늘',
  });
  await page.goto(`/guide/faq?${query}`);
  await expect.poll(() => views(page)).toEqual(['/guide/faq']);
  const [event] = await told(page);
  expect(event?.['page_location']).toBe(`${baseURL}/guide/faq?product=bf`);
  expect(JSON.stringify(event)).not.toMatch(/김하늘|0000|20250807/);
});

test('without an id no tag manager is asked for', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => views(page)).toEqual(['/']);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a tag manager gets every event in a document of its own origin', async ({ page }) => {
  // It starts a portal of its own.
  test.slow();
  const portal = await startPortal({ TAG_MANAGER_ID: 'GTM-TEST1' });
  const bridge = portal.url.replace('localhost', '127.0.0.1');
  try {
    await page.route(`${bridge}/bridge/tag-manager`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>addEventListener('message', ({ origin, data }) => {
          document.body.append(origin + ' ' + data.type + ' ' + data.event.page_path + ';');
        })</script>`,
      }),
    );
    await page.goto(`${portal.url}/sitemap`);
    const frame = page.frameLocator('iframe[src$="/bridge/tag-manager"]');
    const line = (path: string) => `${portal.url} analytics ${path};`;
    await expect.poll(() => frame.locator('body').textContent()).toBe(line('/sitemap'));
    await page.getByRole('main').getByRole('link', { name: '사용 설명서' }).click();
    await expect
      .poll(() => frame.locator('body').textContent())
      .toBe(line('/sitemap') + line('/guide/manual'));
    // The portal's own pages run none of it.
    expect(await page.evaluate(() => document.querySelectorAll('script[src]').length)).toBe(
      await page.locator('script[src*="/r/"]').count(),
    );
  } finally {
    await page.close();
    await portal.stop();
  }
});
