import { textOf } from '../support/html.ts';
import { expect, settled, test } from '../support/test.ts';

test('a customer finds a notice, reads it, and goes on to the next and back', async ({ page }) => {
  await page.goto('/customer/notice');
  await settled(page);
  const rows = page.getByRole('main').locator('ul a[href^="/customer/notice/"]');
  // Those that stay on top say so in a word, and stand there once.
  await expect(rows.nth(0)).toContainText('공지');
  await expect(rows.nth(1)).toContainText('공지');
  await expect(rows.nth(2)).not.toContainText('공지');
  const addresses = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);

  await page.getByRole('searchbox', { name: '공지사항에서 찾기' }).fill('연휴');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/customer/notice?q=${encodeURIComponent('연휴')}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(/‘연휴’ 찾기 결과 \d+건/);
  await rows.filter({ hasText: '추석 연휴' }).click();
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

test('the list is read page by page, and back leads to where it was', async ({ page }) => {
  await page.goto('/customer/notice');
  await settled(page);
  await page.getByRole('navigation', { name: '쪽 이동' }).getByRole('link', { name: '2' }).click();
  await expect(page).toHaveURL('/customer/notice?page=2');
  await page.getByRole('link', { name: /개인정보 처리방침이 7월 1일부터/ }).click();
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL('/customer/notice');
});

test('a search without a result says so, and leads to all', async ({ page }) => {
  await page.goto('/customer/notice?q=zzzz');
  await settled(page);
  await expect(page.getByText('내역이 없습니다.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '전체 공지 보기' }).click();
  await expect(page).toHaveURL('/customer/notice');
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

test('one that is not there, or not yet, is 404 and in nobody’s index', async ({ request }) => {
  for (const idx of ['999', '4015']) {
    const answer = await request.get(`/customer/notice/${idx}`);
    expect(answer.status(), idx).toBe(404);
    expect(await answer.text()).toContain('content="noindex,nofollow"');
  }
});

for (const idx of ['abc', '%EF%BC%94%EF%BC%90', '+4010', '-1', '4010x', '4%30%2F'])
  test(`/customer/notice/${idx}, which is no number, is the list`, async ({ request }) => {
    const answer = await request.get(`/customer/notice/${idx}?site_type=KC`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([
      302,
      '/customer/notice?site_type=KC',
    ]);
  });

test('the latest notices of home lead to them', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /전화 상담을 쉽니다/ })
    .click();
  await expect(page).toHaveURL('/customer/notice/4014');
  await settled(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('notices are found, read and left', async ({ page }) => {
    await page.goto('/customer/notice');
    await page.getByRole('searchbox', { name: '공지사항에서 찾기' }).fill('사칭');
    await page.getByRole('button', { name: '찾기' }).click();
    await page.getByRole('link', { name: /사칭한 전화/ }).click();
    await expect(page.getByText('출장비를 개인 계좌로')).toBeVisible();
    await page.getByRole('link', { name: '공지사항 목록' }).click();
    await expect(page).toHaveURL('/customer/notice');
  });

  test('the customer centre has its lines, hours and what to have at hand', async ({ page }) => {
    await page.goto('/customer/call_center_info');
    const main = page.getByRole('main');
    for (const [title, phone] of [
      ['대표 상담', '1577-0000'],
      ['법인·단체 상담', '02-0000-0000'],
      ['공유 안마의자 상담', '070-0000-0000'],
    ])
      await expect(main.getByRole('link', { name: `${title} ${phone}` })).toHaveAttribute(
        'href',
        `tel:${phone}`,
      );
    for (const said of ['월~금 09:00~18:00', '12:00~13:00', '토·일, 공휴일', '제품 시리얼 번호'])
      await expect(main).toContainText(said);
  });
});
