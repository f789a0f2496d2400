import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { expect, settled, test } from '../support/test.ts';

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
  const group = page.getByRole('button', { name: '문제 해결' });
  await tabTo(group);
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('자주 묻는 질문');
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('banner').getByRole('link', { name: '동영상 가이드' }), 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '동영상 가이드' })).toBeVisible();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  // A new page is begun at its beginning.
  await expect(page.locator('main')).toBeFocused();
});

test('leaving the menu by Tab closes it', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const group = page.getByRole('button', { name: '문제 해결' });
  await tabTo(group);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(focused(page)).toHaveText('한결 고객센터');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('filters keep the focus, questions open and close', async ({ page }) => {
  await page.goto('/guide/faq');
  await expect(page.locator('details')).toHaveCount(10);
  await tabTo(page.getByRole('main').getByRole('link', { name: '정수기', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/product=w$/);
  await expect(focused(page)).toHaveText('정수기');
  await tabTo(page.getByRole('main').getByRole('button', { name: '찾기' }));
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
    await tabTo(page.getByRole('button', { name: '메뉴 열기' }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: '전체 메뉴' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(menu.getByRole('link', { name: '사용 설명서' }), 6);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '사용 설명서' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});
