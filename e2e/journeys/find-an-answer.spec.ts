import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/test.ts';

const questions = (page: Page) => page.locator('details');
const product = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '제품' }).getByRole('link', { name, exact: true });
const type = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '분류' }).getByRole('link', { name, exact: true });
const total = async (page: Page) =>
  Number(
    /(\d+)건/.exec(
      (await page.getByRole('status').filter({ hasText: '건' }).textContent()) ?? '',
    )?.[1],
  );

test('a customer narrows the questions by product and subject, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/guide/faq');
  await expect(questions(page)).toHaveCount(10);
  const all = await total(page);
  expect(all).toBeGreaterThanOrEqual(80);
  await product(page, '정수기').click();
  await expect(page).toHaveURL(/\/guide\/faq\?product=w$/);
  await type(page, '고장·증상').click();
  await expect(page).toHaveURL(/product=w&type=trouble$/);
  await expect(product(page, '정수기')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => total(page)).toBeLessThan(all);
  await page.reload();
  await expect(type(page, '고장·증상')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/product=w$/);
  await expect(type(page, '전체')).toHaveAttribute('aria-current', 'true');
});

test('a customer searches by a word, and by initial consonants alone', async ({ page }) => {
  await page.goto('/guide/faq');
  const field = page.getByRole('searchbox', { name: '자주 묻는 질문에서 찾기' });
  await field.fill('리모컨');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByText('‘리모컨’ 찾기 결과')).toBeVisible();
  await expect(questions(page).first()).toContainText('리모컨');
  // The first line of the answer can be read without opening it.
  await expect(questions(page).first().locator('summary p')).toBeVisible();

  await field.fill('ㄹㅁㅋ');
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(page.getByText('‘ㄹㅁㅋ’ 찾기 결과')).toBeVisible();
  await expect(questions(page).first()).toContainText('리모컨');
});

test('a search that finds nothing says so and leads on', async ({ page }) => {
  await page.goto('/guide/faq?q=있을리없는말');
  await expect(page.getByText('‘있을리없는말’에 대한 질문을 찾지 못했습니다.')).toBeVisible();
  await page.getByRole('link', { name: '전체 질문 보기' }).click();
  await expect(questions(page)).toHaveCount(10);
});

test('a question opens, and its own address leads back to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guide/faq?page=3');
  const question = questions(page).nth(4);
  const subject = (await question.locator('h2').textContent()) ?? '';
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  await question.getByRole('link', { name: '이 질문 주소 복사' }).click();
  await expect(question.getByText('주소를 복사했습니다.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(address);
  const opened = page.locator('details[open]');
  await expect(opened.locator('h2')).toHaveText(subject);
  await expect(opened).toBeInViewport();
});

test('paging keeps the choice, and Back the place', async ({ page }) => {
  await page.goto('/guide/faq?product=bf');
  await expect(questions(page)).toHaveCount(10);
  const second = page.getByRole('link', { name: /^2 ?쪽$/ });
  await second.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await second.click();
  await expect(page).toHaveURL(/product=bf&page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^1 ?쪽$/ })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
});

test('Back from another section finds the place again', async ({ page }) => {
  await page.goto('/guide/faq');
  await expect(questions(page)).toHaveCount(10);
  await page.evaluate(() => window.scrollTo(0, 600));
  // Not by the mouse: bringing a sticky link into view scrolls the page it sticks to.
  await page
    .getByRole('banner')
    .getByRole('link', { name: '한결 고객센터' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(questions(page)).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.reload();
  await expect(questions(page)).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

for (const [query, expected] of [
  ['?product=zz', ''],
  ['?type=zz&product=bf', '?product=bf'],
  ['?page=-1', ''],
  ['?faq=１２', ''],
  ['?q=', ''],
  ['?site_type=KC&product=x', '?site_type=KC'],
] as const)
  test(`an address with ${query} becomes the one with ${expected || 'the default'}`, async ({
    page,
  }) => {
    await page.goto('/');
    await settled(page);
    const before = await page.evaluate(() => history.length);
    await page.goto(`/guide/faq${query}`);
    await expect(questions(page).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe(expected);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

test('a page beyond the last shows the last', async ({ page }) => {
  await page.goto('/guide/faq?product=bf&page=999');
  await expect(page.getByRole('link', { name: '다음 쪽' })).toHaveCount(0);
  await expect(questions(page).first()).toBeVisible();
});

test('a link in an answer leads on inside the portal; one to a page that is not here is text', async ({
  page,
}) => {
  await page.goto('/guide/faq');
  await expect(questions(page)).toHaveCount(10);
  const links = page.locator('details a[href^="/"]:not([href*="faq="])');
  for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')))
    expect(href).toMatch(/^\/(guide|customer|voc)\//);
});
