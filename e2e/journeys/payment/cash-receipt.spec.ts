import { choose, endAs, openPayment, opensWindow, outcome } from '../../support/payment/orders.ts';
import { expect, test } from '../../support/test.ts';

test('a transfer asks for a cash receipt, which its result tells of', async ({ page }) => {
  await openPayment(page);
  const button = await choose(page, '계좌이체');
  await expect(page.getByRole('textbox', { name: /휴대전화 번호/ })).toHaveValue(/^010/);
  const { frame } = await opensWindow(page, () => button.click());
  await frame.getByRole('button', { name: '결제하기' }).click();
  await expect(outcome(page)).toHaveText('[에스크로]결제를 마쳤습니다');
  await expect(page.getByRole('region', { name: '영수증' })).toContainText(
    /현금영수증소득공제용 · 010-\*{4}-\d{4} · (발급하고 있습니다|발급 완료)/,
  );
});

test('a card whose limit is exceeded says so, and what to do', async ({ page }) => {
  await openPayment(page);
  const button = await choose(page);
  const { frame } = await opensWindow(page, () => button.click());
  await endAs(frame, '승인 거절: 한도 초과');
  await expect(outcome(page)).toHaveText('결제되지 않았습니다');
  await expect(page.getByRole('main')).toContainText('한도를 넘어 승인되지 않았습니다');
  await expect(page.getByRole('link', { name: '다시 결제하기' })).toBeVisible();
});
