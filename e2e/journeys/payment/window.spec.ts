import { people } from '@portal/testing/people';
import {
  choose,
  CUT,
  endAs,
  openPayment,
  opensWindow,
  outcome,
  OVER_LIMIT,
} from '../../support/payment/orders.ts';
import { desktop } from '../../support/frame.ts';
import { keyboard } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ viewport: desktop });

test('by card: the window closes itself, the result survives reload, and Back leads to no form', async ({
  page,
}) => {
  const ordNbr = await openPayment(page);
  const button = await choose(page);
  const { popup, frame } = await opensWindow(page, () => button.click());
  // The provider's script has an origin of its own.
  expect(new URL(popup.url()).origin).not.toBe(new URL(page.url()).origin);
  await expect(outcome(page)).toHaveText('결제를 아직 마치지 않으셨습니다');
  const closed = popup.waitForEvent('close');
  await frame.getByRole('button', { name: '결제하기' }).click();
  await closed;
  await expect(outcome(page)).toHaveText('결제를 마쳤습니다');
  const address = page.url();
  expect(address).toContain('/payment/pay_result?moid=');
  const receipt = page.getByRole('region', { name: '영수증' });
  await expect(receipt).toContainText('결제 금액104,500원');

  await page.reload();
  await expect(outcome(page)).toHaveText('결제를 마쳤습니다');
  await page.goBack();
  await expect(page).toHaveURL(/service_result/);
  await expect(outcome(page)).toHaveText('시트 교체 신청을 접수했습니다');
  await expect(page.getByRole('main').getByRole('link', { name: '결제하기' })).toHaveCount(0);
  await page.goto(`/payment?ordNbr=${ordNbr}`);
  await page.getByRole('link', { name: '결제 내역 보기' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: '진행 상황 보기' }).click();
  await expect(page).toHaveURL(/service_order_detail/);
});

const byKeyboard = [
  {
    way: '계좌이체',
    title: '[에스크로]결제를 마쳤습니다',
    receipt: /계좌이체.*현금영수증소득공제용 · 010-\*{4}-\d{4} · (발급하고 있습니다|발급 완료)/,
  },
  { way: '휴대폰', title: '결제를 마쳤습니다', receipt: /휴대폰/ },
] as const;

for (const { way, title, receipt } of byKeyboard)
  test(`by ${way}, with the keyboard alone`, async ({ page }) => {
    await openPayment(page);
    const button = await choose(page, way, { hands: keyboard });
    const { frame } = await opensWindow(page, () => keyboard.press(button));
    await keyboard.press(frame.getByRole('button', { name: '결제하기' }));
    await expect(outcome(page)).toHaveText(title);
    await expect(page.getByRole('region', { name: '영수증' })).toContainText(receipt);
  });

test('by mouse at 1280 a company’s card is over its limit, which says what to do; the next one pays', async ({
  page,
}) => {
  await openPayment(page, people.seoyeon);
  const first = await opensWindow(page, async () => (await choose(page)).click());
  await endAs(first.frame, OVER_LIMIT);
  await expect(outcome(page)).toHaveText('결제되지 않았습니다');
  await expect(page.getByRole('main')).toContainText('한도를 넘어 승인되지 않았습니다');
  await page.getByRole('link', { name: '다시 결제하기' }).click();
  await settled(page);
  const second = await opensWindow(page, async () => (await choose(page)).click());
  await second.frame.getByRole('button', { name: '결제하기' }).click();
  await expect(outcome(page)).toHaveText('결제를 마쳤습니다');
});

test('leaving the window cancels, by its button and by closing it', async ({ page }) => {
  const ordNbr = await openPayment(page);
  const { frame } = await opensWindow(page, async () => (await choose(page)).click());
  await frame.getByRole('button', { name: '취소' }).click();
  await expect(outcome(page)).toHaveText('결제가 취소 되었습니다');
  await page.goto(`/payment?ordNbr=${ordNbr}`);
  await settled(page);
  const { popup } = await opensWindow(page, async () => (await choose(page)).click());
  await popup.close({ runBeforeUnload: true });
  await expect(outcome(page)).toHaveText('결제가 취소 되었습니다');
});

test('when nobody knows, it is being checked, and cannot be paid again', async ({ page }) => {
  const ordNbr = await openPayment(page);
  const { frame } = await opensWindow(page, async () => (await choose(page)).click());
  await endAs(frame, CUT, '계속 실패');
  await expect(outcome(page)).toHaveText('결제를 확인하고 있습니다');
  await expect(page.getByText('확인 중입니다. 다시 결제하지 마세요.')).toBeVisible();
  const address = page.url();
  await page.goto(`/payment?ordNbr=${ordNbr}`);
  await expect(page).toHaveURL(address);
  await expect(outcome(page)).toHaveText('결제를 확인하고 있습니다');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('where the popup is blocked, the page says how to allow it and pays without a window', async ({
  page,
}) => {
  await page.addInitScript(() => (window.open = () => null));
  await openPayment(page);
  await (await choose(page)).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('팝업을 허용');
  await alert.getByRole('button').click();
  await page.getByRole('button', { name: '새 창 없이 이 화면에서 결제하기' }).click();
  await page.waitForURL(/\/card-payment\//);
  await page.getByRole('button', { name: '결제하기' }).click();
  await expect(outcome(page)).toHaveText('결제를 마쳤습니다');
});
