import {
  choose,
  CUT,
  DECLINE,
  endAs,
  openPayment,
  opensWindow,
  outcome,
} from '../../support/payment/orders.ts';
import { desktop } from '../../support/frame.ts';
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

test('by a deposit account: number and deadline, and paid once the deposit is made', async ({
  page,
  context,
}) => {
  await openPayment(page);
  const button = await choose(page, '가상계좌');
  const { popup, frame } = await opensWindow(page, () => button.click());
  const { origin } = new URL(popup.frames().at(-1)?.url() ?? '');
  await frame.getByRole('button', { name: '결제하기' }).click();
  await expect(outcome(page)).toHaveText('[에스크로]입금을 기다리고 있습니다');
  const main = page.getByRole('main');
  const number =
    (await main
      .locator('strong')
      .filter({ hasText: /^[\d-]{8,}$/ })
      .textContent()) ?? '';
  await page.reload();
  await expect(main).toContainText(number);

  const panel = await context.newPage();
  await panel.goto(`${origin}/card-payment/panel`);
  const section = panel.locator('section').filter({ hasText: number });
  await section.getByRole('button', { name: '입금하기' }).click();
  await expect(section).toContainText('입금됨');
  await panel.close();
  await expect(outcome(page)).toHaveText('[에스크로]결제를 마쳤습니다', { timeout: 30_000 });
});

for (const [way, title] of [
  ['계좌이체', '[에스크로]결제를 마쳤습니다'],
  ['휴대폰', '결제를 마쳤습니다'],
] as const)
  test(`by ${way}, with the keyboard alone`, async ({ page }) => {
    await openPayment(page);
    const button = await choose(page, way);
    const { frame } = await opensWindow(page, () => button.press('Enter'));
    await frame.getByRole('button', { name: '결제하기' }).press('Enter');
    await expect(outcome(page)).toHaveText(title);
    await expect(page.getByRole('region', { name: '영수증' })).toContainText(way);
  });

test('a declined card says that nothing was charged; the next one pays', async ({ page }) => {
  await openPayment(page);
  const first = await opensWindow(page, async () => (await choose(page)).click());
  await endAs(first.frame, DECLINE);
  await expect(outcome(page)).toHaveText('결제되지 않았습니다');
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
