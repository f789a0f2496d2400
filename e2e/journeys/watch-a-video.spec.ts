import { expect, settled, test } from '../support/test.ts';

test('a customer picks a video, it plays with captions, and nothing plays by itself', async ({
  page,
}) => {
  await page.goto('/guide/video');
  await expect(page.locator('main img').first()).toBeVisible();
  const product = page.getByRole('navigation', { name: '제품' });
  await product.getByRole('link', { name: '정수기' }).click();
  await expect(page).toHaveURL(/product=w$/);
  await settled(page);
  const first = page.locator('main ul a[href*="bbsIdx"]').first();
  await expect(first).toContainText(/길이 (\d+분 )?\d+초/);
  const subject = (await first.locator('h2').textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page).toHaveTitle(`${subject} | 한결 고객센터`);

  const video = page.locator('video');
  expect(await video.evaluate((v: HTMLVideoElement) => v.paused && !v.autoplay)).toBe(true);
  await expect(video).toHaveAttribute('poster', /^\/api\/media\//);
  await video.evaluate((v: HTMLVideoElement) => {
    v.muted = true;
    return v.play();
  });
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0.3);
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(2);
  expect(await video.evaluate((v: HTMLVideoElement) => v.textTracks[0]?.mode)).toBe('showing');

  await page.getByRole('link', { name: '동영상 목록' }).click();
  await expect(page).toHaveURL(/\/guide\/video\?product=w$/);
});

test.describe('an address that leads to no video', () => {
  test.use({ allowed: { patterns: [/status of 404/] } });
  for (const bbsIdx of ['99999999', '3001'])
    test(`bbsIdx=${bbsIdx} shows the not-found page`, async ({ page }) => {
      await page.goto(`/guide/video?bbsIdx=${bbsIdx}`);
      await expect(page.getByText('페이지를 찾을 수 없습니다.')).toBeVisible();
    });
});

for (const bad of ['abc', '１２', '-1', ''])
  test(`bbsIdx=${bad || 'nothing'} means the list`, async ({ page }) => {
    await page.goto(`/guide/video?product=l&bbsIdx=${encodeURIComponent(bad)}`);
    await expect(page.getByRole('heading', { level: 1, name: '동영상 가이드' })).toBeVisible();
    await expect(page).toHaveURL(/\/guide\/video\?product=l$/);
  });
