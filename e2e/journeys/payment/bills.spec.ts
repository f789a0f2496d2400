import { people } from '@portal/testing/people';
import { desktop } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { choose, opensWindow, outcome } from '../../support/payment/orders.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ viewport: desktop });

/** Each bill has the same amount. */
const BILL = '21,900원';

test('one open bill is paid, then the other; after that nothing is left to pay', async ({
  page,
}) => {
  await signIn(page, people.minsu);
  await page.goto('/payment');
  await settled(page);
  const main = page.getByRole('main');
  const bills = main.getByRole('checkbox', { name: /정수기/ });
  await expect(bills).toHaveCount(2);
  for (const left of [1, 0]) {
    // All open bills are selected at first.
    await expect(main.getByText(`고르신 요금 ${left + 1}건`)).toBeVisible();
    if (left > 0) await bills.last().uncheck();
    const button = await choose(page, '신용카드', { amount: BILL });
    const { frame } = await opensWindow(page, () => button.click(), BILL);
    await frame.getByRole('button', { name: '결제하기' }).click();
    await expect(outcome(page)).toHaveText('결제를 마쳤습니다');
    await page.reload();
    await expect(main.getByRole('region', { name: '영수증' })).toContainText(`결제 금액${BILL}`);
    await page.goto('/payment');
    await settled(page);
    await expect(bills).toHaveCount(left);
  }
  await expect(main.getByRole('heading', { name: '납부할 정보가 없습니다.' })).toBeVisible();
});
