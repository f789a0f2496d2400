import type { Page, Route } from '@playwright/test';
import { expect, renderedInBrowser as test } from '../support/test.ts';

test.use({
  allowed: {
    patterns: [/Failed to load resource/, /ERR_FAILED|ERR_INTERNET/],
  },
});

const FAQ = '**/api/customer/selectFaqList';
const questions = (page: Page) => page.locator('main details');

test('a call that fails is said once, is no failure of the part, and trying again works', async ({
  page,
  portal,
}) => {
  // What else it can be answered is tried without a browser (mfe-guide, shared/api-client).
  await page.route(FAQ, (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }));
  await page.goto('/guide/faq');
  await expect(page.getByRole('alert')).toContainText('내용을 가져오지 못했습니다.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle('자주 묻는 질문 | 한결 고객센터');
  await page.unroute(FAQ);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(questions(page).first()).toBeVisible();
  expect(
    portal.failures().filter((f) => f['path'] === '/guide/faq' && f['class'] === 'mount'),
  ).toEqual([]);
});

test('without a line the page says what to check, and comes back with it', async ({
  page,
  context,
}) => {
  await page.goto('/guide/faq');
  await expect(questions(page).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: '정수기', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('인터넷에 연결되지 않았습니다.');
  await context.setOffline(false);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('link', { name: '정수기', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('after ten seconds the page says that it takes long; trying again ends the first call', async ({
  page,
}) => {
  await page.clock.install();
  let calls = 0;
  await page.route(FAQ, (route) => (calls++ === 0 ? undefined : route.fallback()));
  await page.goto('/guide/faq', { waitUntil: 'commit' });
  await expect.poll(() => calls).toBe(1);
  await page.clock.runFor(10_500);
  await expect(page.getByText('평소보다 오래 걸리고 있습니다.')).toBeVisible();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await page.clock.resume();
  await expect(questions(page).first()).toBeVisible();
});

test('answers that come out of order leave the newest choice on the screen', async ({ page }) => {
  // Before the page opens: the portal may ask for the next group's answers before the tap.
  const held: Route[] = [];
  await page.route(FAQ, (route) =>
    (route.request().postDataJSON() as { product: string }).product === 'bf'
      ? void held.push(route)
      : route.fallback(),
  );
  await page.goto('/guide/faq');
  await expect(questions(page).first()).toBeVisible();
  await page.getByRole('link', { name: '안마의자', exact: true }).click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('link', { name: '정수기', exact: true }).click();
  await expect(page).toHaveURL(/product=w/);
  await held[0]?.continue().catch(() => {});
  await expect(page).toHaveURL(/product=w/);
  await expect(page.getByRole('link', { name: '정수기', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('leaving a page that is still loading changes nothing later', async ({ page }) => {
  const held: Route[] = [];
  await page.route(FAQ, (route) => void held.push(route));
  await page.goto('/guide/faq', { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: /한결/ }).click();
  await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
  await held[0]?.continue().catch(() => {});
  await expect(page).toHaveTitle('한결 고객센터');
  await expect(page).toHaveURL(/\/$/);
});
