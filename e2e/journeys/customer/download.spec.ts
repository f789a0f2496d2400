import { expect, settled, test } from '../../support/test.ts';

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

test('the chat is a code to read on a desktop, and a link on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/customer/kakaotalk_info');
  await settled(page);
  const code = page.getByRole('img', { name: /QR 코드/ });
  await expect(code).toBeInViewport();
  const link = page.getByRole('link', { name: '카카오톡으로 상담하기' });
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(code).toBeHidden();
  await expect(link).toBeInViewport();
});
