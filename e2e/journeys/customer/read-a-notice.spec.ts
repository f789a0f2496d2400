import { textOf } from '../../support/html.ts';
import { expect, settled, test } from '../../support/test.ts';

test('a customer finds a notice, reads it, and goes on to the next and back', async ({ page }) => {
  await page.goto('/customer/notice');
  await settled(page);
  await page.getByRole('searchbox', { name: '공지사항에서 찾기' }).fill('연휴');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/customer/notice?q=${encodeURIComponent('연휴')}`);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /‘연휴’ 찾기 결과 \d+건/ }),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /추석 연휴/ })
    .click();
  await expect(page).toHaveURL('/customer/notice/4005');
  await expect(page).toHaveTitle(/^추석 연휴 고객센터 쉬는 날 안내.* \| 한결 고객센터$/);
  await expect(page.getByRole('cell', { name: '쉬지 않음' })).toBeVisible();

  await page.getByRole('navigation', { name: '다른 공지' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/customer/notice/4006');
  await expect(page.getByRole('heading', { level: 1, name: /멤버십 앱 3\.2/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/customer/notice/4005');
  await page.goBack();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('searchbox', { name: '공지사항에서 찾기' })).toHaveValue('연휴');
});

test('the answer holds title, description, canonical and text', async ({ request }) => {
  const html = await (await request.get('/customer/notice/4014?utm_source=x')).text();
  expect(html).toContain(
    '<title>12월 25일과 1월 1일에는 전화 상담을 쉽니다 | 한결 고객센터</title>',
  );
  expect(html).toMatch(/<meta name="description" content="12월 25일\(금\) 성탄절과[^"]{20,}">/);
  expect(html).toMatch(/<link rel="canonical" href="http:[^"?]+\/customer\/notice\/4014">/);
  expect(html).toContain('content="index,follow"');
  expect(textOf(html)).toContain('접수하신 내용은 다음 영업일부터');
});

test('one that is not there is 404 and in nobody’s index', async ({ request }) => {
  const answer = await request.get('/customer/notice/999');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('content="noindex,nofollow"');
});

test('an address that is no number is the list, by a redirect', async ({ request }) => {
  for (const idx of ['abc', '%EF%BC%94%EF%BC%90', '4%30%2F']) {
    const answer = await request.get(`/customer/notice/${idx}?site_type=KC`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], idx).toEqual([
      302,
      '/customer/notice?site_type=KC',
    ]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('notices are found, read and left', async ({ page }) => {
    await page.goto('/customer/notice');
    await page.getByRole('searchbox', { name: '공지사항에서 찾기' }).fill('사칭');
    await page.getByRole('button', { name: '찾기' }).click();
    await page.getByRole('link', { name: /사칭한 전화/ }).click();
    await expect(page.getByText('방문비를 개인 계좌로')).toBeVisible();
    await page.getByRole('link', { name: '공지사항 목록' }).click();
    await expect(page).toHaveURL('/customer/notice');
  });
});
