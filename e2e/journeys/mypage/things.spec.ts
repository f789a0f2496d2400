import type { Page } from '@playwright/test';
import { listOf } from '@portal/testing/list';
import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { textOf } from '../../support/html.ts';
import { call, logInThere, signIn } from '../../support/log-in.ts';
import { refused } from '../../support/content/product-answers.ts';
import { answer } from '../../support/content/answers.ts';
import { goTo, title } from '../../support/mypage/menu.ts';
import { keyboard, mouse, type Hands } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

/** A member with requests in every state visits all pages of their things. */
async function walk(page: Page, hands: Hands) {
  await signIn(page, people.sora);
  await page.goto('/member');
  await settled(page);
  const main = page.getByRole('main');
  await expect(title(page, '마이페이지')).toBeVisible();
  const waiting = main.getByRole('link', { name: /^내실 금액/ }).first();
  await expect(waiting).toHaveAttribute('href', /^\/payment\?ordNbr=\d+$/);

  await goTo(page, hands, '서비스 접수', '서비스 접수 내역');
  const states = page.getByRole('navigation', { name: '진행 상태' });
  await hands.press(states.getByRole('link', { name: '결제 대기' }));
  await expect(page).toHaveURL('/member/service_order_info?state=WAIT');
  await expect(main.getByRole('link', { name: /결제하기$/ }).first()).toBeVisible();
  const done = states.getByRole('link', { name: '완료' });
  await hands.press(done);
  await expect(page).toHaveURL('/member/service_order_info?state=DONE');
  await expect(done).toHaveAttribute('aria-current', 'true');
  await settled(page);
  const kinds = page.getByRole('navigation', { name: '서비스', exact: true });
  await hands.press(kinds.getByRole('link', { name: '시트 교체' }));
  await expect(page).toHaveURL('/member/service_order_info?service=seat&state=DONE');
  await settled(page);
  const row = main.getByRole('link', { name: /시트 교체.*방문완료/ }).first();
  await hands.press(row);
  await expect(page).toHaveURL(/\/service\/service_order_detail\?service=seat&id=\d+/);
  await page.goBack();
  await expect(page).toHaveURL('/member/service_order_info?service=seat&state=DONE');
  await settled(page);

  await goTo(page, hands, '내 제품', '내 제품');
  const videos = main.getByRole('link', { name: /동영상 가이드$/ }).first();
  await expect(videos).toBeHidden();
  await hands.press(main.locator('summary').first());
  await expect(videos).toBeVisible();
  await hands.press(
    page.getByRole('navigation', { name: '구매·렌탈' }).getByRole('link', { name: '구매' }),
  );
  await expect(page).toHaveURL('/member/member_product_info?product=0');
  await settled(page);

  await goTo(page, hands, '주문·배송', '주문 내역');
  await hands.press(
    page.getByRole('navigation', { name: '주문 종류' }).getByRole('link', { name: '구매' }),
  );
  await expect(page).toHaveURL('/member/member_order_info?order=buy');
  await settled(page);

  await answer('/api/genuine/search', listOf(refused))(page);
  await answer('/api/genuine/detail', refused)(page);
  await goTo(page, hands, '정품 등록', '정품 등록 내역');
  await hands.press(main.getByRole('link', { name: /등록하지 못했습니다/ }));
  await expect(page).toHaveURL('/member/product_activate_detail?idx=70001');
  await expect(main.getByText(refused.refusal ?? '')).toBeVisible();
  await expect(main.getByRole('link', { name: '고쳐서 다시 보내기' })).toHaveAttribute(
    'href',
    '/product/product_activate?again=70001',
  );
}

test.describe('at a desk, by mouse', () => {
  test.use({ viewport: desktop });
  test('the header leads to the overview, and from there to every page of My page', async ({
    page,
  }) => {
    await walk(page, mouse);
    await page.getByRole('banner').getByRole('link', { name: '마이페이지' }).click();
    await expect(page).toHaveURL('/member');
    await expect(title(page, '마이페이지')).toBeVisible();
  });
});

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: phone });
  test('every page of My page can be reached by keyboard', ({ page }) => walk(page, keyboard));
});

test('the overview offers a form that the member has begun and not sent', async ({ page }) => {
  await signIn(page, people.haneul);
  await page.goto('/customer/qna');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByLabel('제목').fill('물이 잘 나오지 않습니다');
  await page.goto('/member');
  await settled(page);
  await main.getByRole('link', { name: /쓰시던 1:1 문의/ }).click();
  await expect(page).toHaveURL('/customer/qna');
  await expect(main.getByLabel('제목')).toHaveValue('물이 잘 나오지 않습니다');
});

test.describe('where something goes wrong', () => {
  test.use({ allowed: { patterns: [/Failed to load resource|net::ERR/] } });

  test('a session that ends leaves the page, asks for the login and leads back', async ({
    page,
    context,
  }) => {
    await signIn(page, people.sora);
    await page.goto('/member/service_order_info');
    await settled(page);
    // The answer of the last call that the page sends by itself.
    const hasProfile = async () =>
      (await context.cookies()).some(({ name }) => name === 'analytics-profile');
    await expect.poll(hasProfile).toBe(true);
    await context.clearCookies({ name: 'portal-session' });
    await page
      .getByRole('navigation', { name: '진행 상태' })
      .getByRole('link', { name: '완료' })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('로그인 시간이 끝났습니다.');
    await question.getByRole('button', { name: '다시 로그인하기' }).click();
    await logInThere(page, people.sora);
    await expect(page).toHaveURL(/\/member\/service_order_info/);
    await expect(title(page, '서비스 접수 내역')).toBeVisible();
  });

  test('without a network the list says so, and loads when the network is back', async ({
    page,
    context,
  }) => {
    await signIn(page, people.sora);
    await page.goto('/member');
    await settled(page);
    // The test opens the page once while it is online. Offline the code then comes from the cache, and only the data is missing.
    await page.goto('/member/member_product_info');
    await settled(page);
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: '구매·렌탈' })
      .getByRole('link', { name: '렌탈' })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('인터넷에 연결되지 않았습니다.');
    await expect(main.getByText('제품 사용 정보가 없습니다.')).toHaveCount(0);
    await context.setOffline(false);
    await main.getByRole('button', { name: '다시 시도' }).click();
    await expect(page).toHaveURL('/member/member_product_info?product=1');
    await expect(title(page, '내 제품')).toBeVisible();
  });

  test('logging out in another tab ends this one, and Back shows nothing personal', async ({
    page,
    context,
  }) => {
    await signIn(page, people.haneul);
    await page.goto('/member');
    await settled(page);
    // We go to a page with personal data, to which Back would lead.
    const answer = await page.goto('/member/member_product_info');
    await settled(page);
    const personal = (await page.locator('main h2').first().textContent()) ?? '';
    expect(personal).not.toBe('');
    expect(textOf((await answer?.text()) ?? '')).toContain(personal);
    const other = await context.newPage();
    await other.goto('/member');
    await settled(other);
    await other.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('heading', { name: '로그인이 필요합니다.' })).toBeVisible();
    await expect(page.getByText(personal)).toHaveCount(0);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(personal);
  });
});

test('an order in two shipments shows the goods, stage and day of each', async ({ page }) => {
  await signIn(page, people.sora);
  const several = '9000000000009';
  const buys = () => call(page, '/api/myinfo/selectOrderList?order=buy');
  await expect.poll(async () => JSON.stringify(await buys())).toContain(several);
  await page.goto('/member/member_order_info?order=buy');
  await settled(page);
  const row = page.getByRole('main').getByRole('link', { name: new RegExp(several) });
  await expect(row.getByText(/^배송 1: .* · 출고 · .* 설치 예정$/)).toBeVisible();
  await expect(
    row.getByText(/^배송 2: .* · 상품 준비 · 설치일을 정하고 있습니다\.$/),
  ).toBeVisible();
});
