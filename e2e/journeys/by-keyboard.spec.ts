import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/test.ts';

/** Presses Tab until the focus is on what is looked for; a customer without a mouse has no other way. */
async function tabTo(page: Page, name: RegExp | string, most = 60) {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

const focused = (page: Page) => page.locator(':focus');

test('the skip link is first and leads into the page', async ({ page }) => {
  await page.goto('/guide/faq');
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('본문 바로가기');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: '제품' }).locator(':focus')).toHaveText('전체');
});

test('the menu opens, is walked through, closed by Escape, and leads to a page', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  await tabTo(page, '문제 해결');
  const group = page.getByRole('button', { name: '문제 해결' });
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('자주 묻는 질문');
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, '동영상 가이드', 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '동영상 가이드' })).toBeVisible();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  // A new page is begun at its beginning.
  await expect(page.locator('main')).toBeFocused();
});

test('leaving the menu by Tab closes it', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await tabTo(page, '문제 해결');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(focused(page)).toHaveText('한결 고객센터');
  await expect(page.getByRole('button', { name: '문제 해결' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('filters keep the focus, questions open and close', async ({ page }) => {
  await page.goto('/guide/faq');
  await expect(page.locator('details')).toHaveCount(10);
  await tabTo(page, '정수기');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/product=w$/);
  await expect(focused(page)).toHaveText('정수기');
  await tabTo(page, '찾기');
  await page.keyboard.press('Tab');
  const question = page.locator('details').first();
  await expect(question.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open', '');
  await page.keyboard.press('Space');
  await expect(question).not.toHaveAttribute('open', '');
});

test('the player plays and pauses by keyboard', async ({ page }) => {
  await page.goto('/guide/video?product=w');
  await page.locator('main ul a[href*="bbsIdx"]').first().press('Enter');
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await video.evaluate((v: HTMLVideoElement) => void (v.muted = true));
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  test('the menu opens, is closed by Escape with the focus back, and leads to a page', async ({
    page,
  }) => {
    await page.goto('/');
    await settled(page);
    await tabTo(page, '메뉴 열기');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: '전체 메뉴' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, '사용 설명서', 6);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '사용 설명서' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});
