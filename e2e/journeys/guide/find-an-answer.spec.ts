import type { Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard.ts';
import { expect, settled, test } from '../../support/test.ts';

const questions = (page: Page) => page.locator('details');
const product = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '제품' }).getByRole('link', { name, exact: true });
const type = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '분류' }).getByRole('link', { name, exact: true });

test('a customer narrows the questions by product and subject, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/guide/faq');
  await settled(page);
  await expect(questions(page)).toHaveCount(10);
  await product(page, '정수기').click();
  await expect(page).toHaveURL(/\/guide\/faq\?product=w$/);
  await expect(product(page, '정수기')).toHaveAttribute('aria-current', 'true');
  await type(page, '고장·증상').click();
  await expect(page).toHaveURL(/product=w&type=trouble$/);
  await expect(product(page, '정수기')).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(type(page, '고장·증상')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/product=w$/);
  await expect(type(page, '전체')).toHaveAttribute('aria-current', 'true');
});

test('by keyboard: the skip link leads into the page, filters keep the focus, questions open', async ({
  page,
}) => {
  await page.goto('/guide/faq');
  await settled(page);
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('본문 바로가기');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: '제품' }).locator(':focus')).toHaveText('전체');
  await tabTo(product(page, '정수기'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/product=w$/);
  await expect(focused).toHaveText('정수기');
  await tabTo(page.getByRole('main').getByRole('button', { name: '찾기' }));
  await page.keyboard.press('Tab');
  const question = questions(page).first();
  await expect(question.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open', '');
  await page.keyboard.press('Space');
  await expect(question).not.toHaveAttribute('open', '');
});

test('a question opens, and its own address leads back to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guide/faq?page=3');
  await settled(page);
  const question = questions(page).nth(4);
  const subject = (await question.locator('h2').textContent()) ?? '';
  await question.locator('summary').click();
  await question.getByRole('link', { name: '이 질문 주소 복사' }).click();
  await expect(question.getByText('주소를 복사했습니다.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const opened = page.locator('details[open]');
  await expect(opened.locator('h2')).toHaveText(subject);
  await expect(opened).toBeInViewport();
});

test('a new page begins at its top; Back and reload find the place again', async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/guide/faq?product=bf');
  await settled(page);
  const second = page.getByRole('link', { name: /^2 ?쪽$/ });
  await second.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(100);
  await second.click();
  await expect(page).toHaveURL(/product=bf&page=2$/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^1 ?쪽$/ })).toHaveAttribute('aria-current', 'page');
  await expect.poll(place).toBeCloseTo(before, -1);

  // Into another section and back. Not by the mouse: bringing a sticky link into view scrolls the page it sticks to.
  await page.evaluate(() => window.scrollTo(0, 600));
  await page
    .getByRole('banner')
    .getByRole('link', { name: '한결 고객센터' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(questions(page)).toHaveCount(10);
  await expect.poll(place).toBe(600);
  await page.reload();
  await expect(questions(page)).toHaveCount(10);
  await expect.poll(place).toBe(600);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the guides are readable, links lead on, and the phone number is there', async ({
    page,
  }) => {
    await page.goto('/guide/faq');
    await page.locator('summary').first().click();
    await expect(page.locator('main details[open]').first()).toBeVisible();
    await product(page, '정수기').click();
    await expect(page).toHaveURL(/product=w/);
    await page.getByRole('searchbox').fill('물');
    await page.keyboard.press('Enter');
    await expect(page.getByText('찾기 결과')).toBeVisible();
    await expect(page.getByRole('link', { name: /고객센터 전화/ }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '사이트맵' }).click();
    await page.getByRole('main').getByRole('link', { name: '동영상 가이드' }).click();
    await expect(page).toHaveURL(/\/guide\/video$/);
    await page.locator('main li a:has(img)').first().click();
    await expect(page.locator('main video')).toBeVisible();
  });
});
