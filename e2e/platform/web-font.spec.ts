import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/test.ts';

test.use({ webFont: true });

/** Bytes of each file of the web font and of its list, as sent. */
const fontFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/fonts/'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
const fontBytes = async (page: Page) =>
  (await fontFiles(page)).reduce((sum, bytes) => sum + bytes, 0);
/**
 * Whether the page is drawn in the web font and all files for its text are loaded. `document.fonts.check` cannot tell: where several rules
 * name a character, the last one counts, and `check` asks for all of them.
 */
const isInFont = (page: Page) =>
  page.evaluate(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Portal Sans'));
    const names = ({ unicodeRange }: FontFace, code: number) =>
      [...unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].some(
        ([, first = '', last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16),
      );
    const used = [...new Set(document.body.innerText)].map((letter) =>
      faces.findLast((face) => names(face, letter.codePointAt(0) ?? 0)),
    );
    // The font is first set on parts of the page, one after the other, and at the end on the body alone.
    const isDrawn =
      faces[0] !== undefined &&
      getComputedStyle(document.body).fontFamily.startsWith(faces[0].family) &&
      document.querySelector('body [style*=font-family]') === null;
    return isDrawn && used.every((face) => !face || face.status === 'loaded');
  });

for (const path of ['/', '/guide/faq', '/policy/privacy', '/product_guide'])
  test(`all text of ${path} takes one file of the web font and its list, at most 80 KB`, async ({
    page,
  }) => {
    await page.goto(path);
    await settled(page);
    await expect.poll(() => isInFont(page)).toBe(true);
    expect(await fontFiles(page)).toHaveLength(2);
    expect(await fontBytes(page)).toBeLessThan(80 * 1024);
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
