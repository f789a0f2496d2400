import { expect, test } from '../../support/test.ts';

test('a customer opens a manual, reads it in the page and takes it along', async ({ page }) => {
  await page.goto('/guide/manual?product=w');
  const first = page.locator('main ul a[href*="bbsIdx"]').first();
  await expect(first).toContainText(/\d+쪽 · \d+KB/);
  await first.click();
  const frame = page.getByRole('region', { name: /본문$/ });
  await frame.scrollIntoViewIfNeeded();
  const firstPage = frame.getByRole('listitem', { name: /쪽 가운데 1쪽$/ });
  await expect(firstPage).toBeVisible();
  // The text is there for readers and for selecting, not only the picture.
  await expect(firstPage).toContainText('정수기');
  const painted = () =>
    firstPage.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: new Uint8ClampedArray(),
      };
      return data.some((value, i) => i % 4 !== 3 && value > 0 && value < 200);
    });
  await expect.poll(painted).toBe(true);
  // Nor does it stand above the picture where the system forces its colours.
  await page.emulateMedia({ forcedColors: 'active' });
  const words = firstPage.getByText('정수기').first();
  await expect(words).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'none' });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^내려받기 \(\d+KB\)$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await file.failure()).toBeNull();
});

test('on a metered line the document waits until it is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.pdf')) documents.push(request.url());
  });
  await page.goto('/guide/manual?product=w');
  await page.locator('main ul a[href*="bbsIdx"]').first().click();
  const open = page.getByRole('button', { name: '설명서 펼치기' });
  await open.scrollIntoViewIfNeeded();
  expect(documents).toEqual([]);
  await open.click();
  await expect(page.getByRole('listitem', { name: /1쪽$/ }).first()).toBeVisible();
});

test.describe('a document that cannot be loaded', () => {
  test.use({ allowed: { patterns: [/Failed to load resource/, /Warning: /] } });
  test('says how else to get it, and can be tried again', async ({ page }) => {
    await page.route('**/*.pdf', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/guide/manual?product=w');
    await page.locator('main ul a[href*="bbsIdx"]').first().click();
    await page.getByRole('region', { name: /본문$/ }).scrollIntoViewIfNeeded();
    await expect(page.getByText('설명서를 화면에 그리지 못했습니다.')).toBeVisible();
    await page.unroute('**/*.pdf');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('listitem', { name: /1쪽$/ }).first()).toBeVisible();
  });
});
