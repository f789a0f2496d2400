import type { Page } from '@playwright/test';
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
    page_title: '자주 묻는 질문: 모션베드 | 한결 고객센터',
    device: 'pc',
    login: 'N',
    site_type: 'CS',
  });
});

test('a page that is left within 300 ms is not told', async ({ page }) => {
  await page.clock.install();
  await page.goto('/sitemap');
  await settled(page);
  await expect.poll(() => views(page)).toEqual(['/sitemap']);
  await page.clock.pauseAt(Date.now() + 60_000);
  const menu = page.getByRole('main');
  // The clock goes on while a page loads, which may wait for a frame, and stands still once it is there.
  const shows = (title: RegExp) =>
    expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.title();
      })
      .toMatch(title);
  await menu.getByRole('link', { name: '동영상 가이드' }).click();
  await shows(/동영상 가이드/);
  await page.goBack();
  await shows(/사이트맵/);
  await menu.getByRole('link', { name: '사용 설명서' }).click();
  await shows(/사용 설명서/);
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

test('nobody’s name, phone or order number is told, and no tag manager is asked for without an id', async ({
  page,
  baseURL,
}) => {
  const query = new URLSearchParams({
    product: 'bf',
    q: '김하늘 01000001001',
    name: '김하늘',
    phone: '010-0000-1001',
    orderNo: 'P20250807000123',
    memo: '김하늘',
  });
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto(`/guide/faq?${query}`);
  await expect.poll(() => views(page)).toEqual(['/guide/faq']);
  const [event] = await told(page);
  expect(event).toMatchObject({
    page_location: `${baseURL}/guide/faq?product=bf`,
    device: 'mobile',
  });
  expect(JSON.stringify(event)).not.toMatch(/김하늘|0000|20250807/);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(page.locator('iframe')).toHaveCount(0);
});
