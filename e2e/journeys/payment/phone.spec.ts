import { choose, DECLINE, endAs, openPayment, outcome } from '../../support/payment/orders.ts';
import { phone } from '../../support/frame.ts';
import { comeBack, expect, settled, test } from '../../support/test.ts';

test.use({ viewport: phone, isMobile: true, hasTouch: true });

test('the provider’s page takes the place of ours; Back leads to what is known, and it goes on', async ({
  page,
}) => {
  await openPayment(page);
  await (await choose(page)).tap();
  await page.waitForURL(/\/card-payment\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/payment\/pay_result\?moid=/);
  await expect(outcome(page)).toHaveText('결제를 아직 마치지 않으셨습니다');
  await page.getByRole('button', { name: '이어서 결제하기' }).tap();
  await page.waitForURL(/\/card-payment\//);
  await page.getByRole('button', { name: '결제하기' }).tap();
  await expect(outcome(page)).toHaveText('결제를 마쳤습니다');
  await page.reload();
  await expect(outcome(page)).toHaveText('결제를 마쳤습니다');
});

test('a decline comes back to what to do next', async ({ page }) => {
  await openPayment(page);
  await (await choose(page)).tap();
  await page.waitForURL(/\/card-payment\//);
  await endAs(page, DECLINE);
  await expect(outcome(page)).toHaveText('결제되지 않았습니다');
  await expect(page.getByRole('link', { name: '다시 결제하기' })).toBeVisible();
});

for (const [way, title] of [
  ['계좌이체', '[에스크로]결제를 마쳤습니다'],
  ['휴대폰', '결제를 마쳤습니다'],
] as const)
  test(`by ${way}`, async ({ page }) => {
    await openPayment(page);
    await (await choose(page, way)).tap();
    await page.waitForURL(/\/card-payment\//);
    await page.getByRole('button', { name: '결제하기' }).tap();
    await expect(outcome(page)).toHaveText(title);
    await expect(page.getByRole('region', { name: '영수증' })).toContainText(way);
  });

test('by a deposit account, which Back and a reload lead to again', async ({ page }) => {
  const ordNbr = await openPayment(page);
  await (await choose(page, '가상계좌')).tap();
  await page.waitForURL(/\/card-payment\//);
  const { origin } = new URL(page.url());
  await page.getByRole('button', { name: '결제하기' }).tap();
  const waits = '[에스크로]입금을 기다리고 있습니다';
  await expect(outcome(page)).toHaveText(waits);
  const number = page
    .getByRole('main')
    .locator('strong')
    .filter({ hasText: /^[\d-]{8,}$/ });
  const account = (await number.textContent()) ?? '';
  const address = page.url();
  // The form is gone: whoever comes back to it is led to the account.
  await page.goto(`/payment?ordNbr=${ordNbr}`);
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(number).toHaveText(account);
  const panel = await page.context().newPage();
  await panel.goto(`${origin}/card-payment/panel`);
  const section = panel.locator('section').filter({ hasText: account });
  await section.getByRole('button', { name: '입금하기' }).click();
  await expect(section).toContainText('입금됨');
  await panel.close();
  await comeBack(page);
  await expect(outcome(page)).toHaveText('[에스크로]결제를 마쳤습니다');
});

test('cancelling at the provider charges nothing; Back from a second try leaves it open', async ({
  page,
}) => {
  const ordNbr = await openPayment(page);
  await (await choose(page)).tap();
  await page.waitForURL(/\/card-payment\//);
  await page.getByRole('button', { name: '취소' }).tap();
  await expect(outcome(page)).toHaveText('결제가 취소 되었습니다');
  await page.getByRole('link', { name: '다시 결제하기' }).tap();
  await expect(page).toHaveURL(`/payment?ordNbr=${ordNbr}`);
  await settled(page);
  await (await choose(page, '휴대폰')).tap();
  await page.waitForURL(/\/card-payment\//);
  await page.goBack();
  await expect(outcome(page)).toHaveText('결제를 아직 마치지 않으셨습니다');
});

test('who comes back without a session learns the outcome and nothing else', async ({
  page,
  context,
}) => {
  await openPayment(page);
  await (await choose(page)).tap();
  await page.waitForURL(/\/card-payment\//);
  await context.clearCookies();
  await page.getByRole('button', { name: '결제하기' }).tap();
  await expect(outcome(page)).toHaveText('결제를 마쳤습니다');
  const main = page.getByRole('main');
  await expect(main.getByText('결제하신 분으로 로그인하시면')).toBeVisible();
  await expect(main).not.toContainText('안마의자');
});
