import { people } from '@portal/testing/people';
import { phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { keyboard } from '../../support/service/hands.ts';
import { costOf, factOf, numberOf, stageOf } from '../../support/service/order-pages.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import * as walks from '../../support/service/walks.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ viewport: phone });

test('a repair by a customer who knows the product: at most eight decisions, and nothing typed', async ({
  page,
}) => {
  await signIn(page, people.haneul);
  await page.goto('/');
  await settled(page);
  const main = page.getByRole('main');
  const form = new RequestForm(page, keyboard);
  await form.press(main.getByRole('link', { name: /^수리 신청/ }));
  await expect(page).toHaveURL('/service/service_after');
  await settled(page);
  const day = await walks.askForRepair(form, {
    group: '정수기',
    symptom: '물이 새요',
    isPlaceKnown: true,
  });
  const ordNbr = await form.send();
  const decisions = form.actions.filter(({ is }) => is === 'decision');
  const texts = form.actions.filter(({ is }) => is === 'text');
  const list = form.actions.map(({ is, what }) => `${is} ${what}`).join('\n');
  expect(decisions.length, list).toBeLessThanOrEqual(8);
  expect(texts.length, list).toBe(0);

  // The result is begun at its beginning: the button that led to it is gone.
  const sheet = page.locator(':focus');
  await expect(sheet.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(numberOf(page, ordNbr)).toBeVisible();
  // A rented product is visited without charge.
  const cost = { 방문비: '0원', 부품비: '현장에서 안내', '방문 때 내실 금액': '0원' };
  await expect.poll(() => costOf(page)).toEqual(cost);
  await form.press(main.getByRole('link', { name: '진행 상황 보기' }));
  await expect(page).toHaveURL(`/service/service_order_detail?id=${ordNbr}`);
  await expect(stageOf(page)).toContainText('접수중');
  await expect(factOf(page, '방문 날짜')).toHaveText(day);
  // What the portal knows was not asked for.
  await expect(factOf(page, '방문할 곳')).toContainText('올림로 300');
  await expect(factOf(page, '연락받으실 분')).toHaveText('김하늘');
  await expect(factOf(page, '연락처')).toHaveText('010-0000-1001');
});

test('seats that points pay for wholly are received at once', async ({ page }) => {
  await signIn(page, people.haneul);
  // The link of a text message.
  await page.goto('/sms/se');
  await settled(page);
  const form = new RequestForm(page, keyboard);
  await walks.askForSeats(form, { seats: ['등 시트'], points: '300000' });
  const ordNbr = await form.send();
  await expect(numberOf(page, ordNbr)).toBeVisible();
  await expect(stageOf(page)).toContainText('접수중');
  await expect
    .poll(() => costOf(page))
    .toEqual({
      '등 시트': '220,000원',
      방문비: '30,000원',
      '할인 5%': '−12,500원',
      '포인트 사용': '−237,500원',
      '결제하신 금액': '0원',
    });
});

test('a transfer within the region', async ({ page }) => {
  await signIn(page, people.haneul);
  await page.goto('/sms/tr');
  await settled(page);
  const form = new RequestForm(page, keyboard);
  const [pickup, installation] = await walks.askForTransfer(form, {
    group: '정수기',
    to: walks.roads.jungGu,
  });
  // Within a region nothing keeps the two apart.
  expect(installation).toBe(pickup);
  await form.send();
  await expect
    .poll(() => costOf(page))
    .toEqual({ '회수·설치 작업비': '60,000원', 운송비: '0원', '내실 금액': '60,000원' });
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: '결제 대기' });
  await expect(waiting).toContainText('내실 금액은 60,000원입니다.');
});

test('a disassembly, with the discount for the consent to marketing', async ({ page }) => {
  await signIn(page, people.yuna);
  await page.goto('/sms/ad');
  await settled(page);
  const form = new RequestForm(page, keyboard);
  const [disassembly] = await walks.askForDisassembly(form, { group: '모션베드', marketing: true });
  // A bed is never taken apart on a Sunday.
  expect(disassembly).not.toContain('(일)');
  await form.send();
  await expect
    .poll(() => costOf(page))
    .toEqual({
      '분해 작업비': '60,000원',
      '조립 작업비': '60,000원',
      '할인 10%': '−12,000원',
      '내실 금액': '108,000원',
    });
});

test('a filter membership, from the menu', async ({ page }) => {
  await signIn(page, people.minsu);
  await page.goto('/sitemap');
  await settled(page);
  const form = new RequestForm(page, keyboard);
  await form.press(page.getByRole('button', { name: '메뉴 열기', exact: true }));
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await form.press(menu.getByRole('link', { name: '필터 멤버십 신청' }));
  await expect(page).toHaveURL('/service/service_w_filter');
  await settled(page);
  await walks.askForFilters(form, { product: /HW-110/, term: '12개월' });
  // The fees paid are more than the filters of a small purifier: nothing is left to pay.
  await expect(page.getByRole('main').getByText('위약금이 0원')).toBeVisible();
  const ordNbr = await form.send();
  await expect(numberOf(page, ordNbr)).toBeVisible();
});
