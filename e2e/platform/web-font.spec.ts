import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/test.ts';

test.use({ webFont: true });

/** Bytes of the web font and its list, as sent. */
const fontBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/fonts/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
/** Whether all text on the page is in the web font. Without its faces `check` would find nothing missing. */
const isInFont = (page: Page) =>
  page.evaluate(
    () =>
      document.fonts.size > 50 &&
      document.fonts.check('17px "Portal Sans"', document.body.innerText),
  );

for (const path of ['/', '/guide/faq', '/policy/privacy', '/product_guide'])
  test(`all text of ${path} takes at most 120 KB of the web font, with its list`, async ({
    page,
  }) => {
    await page.goto(path);
    await settled(page);
    await expect.poll(() => isInFont(page)).toBe(true);
    expect(await fontBytes(page)).toBeLessThan(120 * 1024);
  });

/** A page's bytes of the web font once everything that comes at idle is there. */
async function fontBytesAfterIdle(page: Page) {
  await page.goto('/sitemap');
  await settled(page);
  // The font would come at idle, as this file does.
  const late = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('after-load')),
    );
  await expect.poll(late).toBe(true);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return fontBytes(page);
}

test('a customer who saves data gets none of it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect(await fontBytesAfterIdle(page)).toBe(0);
});

test.describe('whoever prefers reduced data', () => {
  test.use({ webFont: false });
  test('gets none of it either', async ({ page }) => {
    expect(await fontBytesAfterIdle(page)).toBe(0);
  });
});
