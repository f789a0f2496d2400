import type { Locator } from '@playwright/test';
import { expect, settled, test } from '../../support/test.ts';

const isPaused = (video: Locator) => video.evaluate((v: HTMLVideoElement) => v.paused);

test('a customer picks a video, it plays with captions and by keyboard, and nothing plays by itself', async ({
  page,
}) => {
  await page.goto('/guide/video');
  await settled(page);
  const product = page
    .getByRole('navigation', { name: '제품' })
    .getByRole('link', { name: '정수기' });
  await product.click();
  await expect(page).toHaveURL(/product=w$/);
  await expect(product).toHaveAttribute('aria-current', 'true');
  await settled(page);
  const first = page.locator('main ul a[href*="bbsIdx"]').first();
  const subject = (await first.locator('h2').textContent()) ?? '';
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page).toHaveTitle(`${subject} | 한결 고객센터`);

  const video = page.locator('video');
  expect(await isPaused(video)).toBe(true);
  await video.evaluate((v: HTMLVideoElement) => void (v.muted = true));
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(false);
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0.3);
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(2);
  expect(await video.evaluate((v: HTMLVideoElement) => v.textTracks[0]?.mode)).toBe('showing');
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(true);

  await page.getByRole('link', { name: '동영상 목록' }).click();
  await expect(page).toHaveURL(/\/guide\/video\?product=w$/);
});
