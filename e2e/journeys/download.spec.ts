import { readFileSync } from 'node:fs';
import { expect, settled, test } from '../support/test.ts';

test('a customer finds a file by product and kind, and saves it whole', async ({ page }) => {
  await page.goto('/customer/reference');
  await settled(page);
  const cards = page.getByRole('main').locator('li:has(a[download])');
  const all = await cards.count();
  await page
    .getByRole('navigation', { name: '제품' })
    .getByRole('link', { name: '정수기', exact: true })
    .click();
  await expect(page).toHaveURL('/customer/reference?product=w');
  await page
    .getByRole('navigation', { name: '분류' })
    .getByRole('link', { name: '전자파 시험' })
    .click();
  await expect(page).toHaveURL('/customer/reference?product=w&type=emi');
  await expect(cards).toHaveCount(1);
  expect(all).toBeGreaterThan(1);
  await expect(cards).toContainText(/정수기 전자파 시험 자료.*PDF, \d+KB/);

  const download = page.waitForEvent('download');
  await cards.getByRole('link', { name: /내려받기/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('정수기 전자파 시험 자료.pdf');
  expect(await file.failure()).toBeNull();
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

interface Post {
  subject: string;
  files: { url: string; bytes: number; mime: string }[];
}

test('every file has the bytes and type it is said to have, and goes on where it broke off', async ({
  request,
  portal,
}) => {
  const answer = await request.post('/api/customer/selectReferenceList', {
    headers: { origin: portal.url, 'sec-fetch-site': 'same-origin', 'x-portal-client': 'test' },
    data: { bbsCode: '23', pageSize: 50 },
  });
  const { list } = ((await answer.json()) as { resultData: { list: Post[] } }).resultData;
  expect(list.length).toBeGreaterThanOrEqual(6);
  for (const { subject, files } of list)
    for (const { url, bytes, mime } of files) {
      const whole = await request.get(`${url}?download=1`);
      const body = await whole.body();
      expect([subject, whole.status(), body.length]).toEqual([subject, 200, bytes]);
      expect(whole.headers()).toMatchObject({ 'content-type': mime, 'accept-ranges': 'bytes' });
      expect(bytes).toBeLessThan(3 * 1024 * 1024);

      const half = Math.floor(bytes / 2);
      const rest = await request.get(`${url}?download=1`, {
        headers: { range: `bytes=${half}-`, 'if-range': whole.headers()['etag'] ?? '' },
      });
      expect([subject, rest.status()]).toEqual([subject, 206]);
      const joined = Buffer.concat([body.subarray(0, half), await rest.body()]);
      expect(joined.equals(body), subject).toBe(true);
    }
});

test('in the membership app the choices stay in the app', async ({ page }) => {
  await page.goto('/membership/reference');
  await settled(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const products = page.getByRole('navigation', { name: '제품' }).getByRole('link');
  await expect(products).toHaveText(['안마의자', '모션베드', '정수기', '기타']);
  await products.filter({ hasText: '모션베드' }).click();
  await expect(page).toHaveURL('/membership/reference?product=l');
  await expect(page.getByRole('heading', { name: '모션베드 전자파 시험 자료' })).toBeVisible();
});

test('a bad choice becomes the default by replacing the address', async ({ request }) => {
  const at = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await at('/customer/reference?product=zz&type=app')).toBe('/customer/reference?type=app');
  expect(await at('/membership/reference?product=a')).toBe('/membership/reference');
});

test.describe('the chat', () => {
  test('is a code to read on a desktop, and a link on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/customer/kakaotalk_info');
    await settled(page);
    const code = page.getByRole('img', { name: /QR 코드/ });
    await expect(code).toBeInViewport();
    const link = page.getByRole('link', { name: '카카오톡으로 상담하기' });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await page.setViewportSize({ width: 375, height: 667 });
    await expect(code).toBeHidden();
    await expect(link).toBeInViewport();
  });
});
