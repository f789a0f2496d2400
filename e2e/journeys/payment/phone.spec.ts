import { choose, DECLINE, endAs, openPayment, outcome } from '../../support/payment/orders.ts';
import { phone } from '../../support/frame.ts';
import { expect, test } from '../../support/test.ts';

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
