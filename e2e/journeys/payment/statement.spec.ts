import { people } from '@portal/testing/people';
import { phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { keyboard } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

/** What browsers leave free by themselves. */
const PAPER = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('by keyboard at 375 a member narrows the payments, which Back, a reload and a shared address show again', async ({
    page,
  }) => {
    await signIn(page, people.sora);
    await page.goto('/payment/pay_list');
    await settled(page);
    const main = page.getByRole('main');
    // Beside it the page has an empty one for long waits.
    const said = main.getByRole('status').filter({ hasText: '전체' });
    const sums = main.getByRole('region', { name: '합계' });
    const link = (name: string) => main.getByRole('link', { name, exact: true });
    await expect(said).toHaveText(/^전체 \d+건$/);
    const all = await sums.textContent();
    await keyboard.press(link('환불'));
    await expect(said).toHaveText(/^환불: 전체 \d+건$/);
    await expect(sums).toContainText('돌려 드린 금액');
    await expect(sums).toContainText('돌려 드릴 금액');
    await keyboard.press(link('최근 3개월'));
    await expect(page).toHaveURL('/payment/pay_list?period=3m&kind=refund');
    await expect(page).toHaveTitle(/^결제 내역: 환불, 최근 3개월/);
    await page.reload();
    await settled(page);
    await expect(said).toHaveText(/^환불, 최근 3개월: 전체 \d+건$/);
    await expect(link('환불')).toHaveAttribute('aria-current', 'true');

    // Each row leads to its receipt.
    await keyboard.press(
      main
        .getByRole('listitem')
        .getByRole('link', { name: /환불 완료/ })
        .first(),
    );
    const receipt = main.getByRole('region', { name: '영수증' });
    await expect(receipt).toContainText('내신 분한소라');
    await expect(receipt).toContainText('돌려 드린 금액');
    await page.goBack();
    await expect(said).toHaveText(/^환불, 최근 3개월: 전체 \d+건$/);

    // Bills are not refunded here.
    await keyboard.press(link('2025년'));
    await expect(main.getByRole('heading', { name: /조건에 맞는 결제가 없습니다/ })).toBeVisible();
    await keyboard.press(link('조건 지우고 모두 보기'));
    await expect(page).toHaveURL('/payment/pay_list');
    await expect(sums).toHaveText(all ?? '');
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('by mouse at 1280 a member’s statement of a year has the sums of the list, and is printed on its own', async ({
    page,
  }) => {
    await signIn(page, people.sora);
    await page.goto('/payment/pay_list?period=2025');
    await settled(page);
    const main = page.getByRole('main');
    const said = main.getByRole('status').filter({ hasText: '전체' });
    await expect(said).toHaveText(/^2025년: 전체 \d+건$/);
    const [, count] = /(\d+)건/.exec((await said.textContent()) ?? '') ?? [];
    const [, paid = ''] =
      /결제하신 금액([\d,]+원)/.exec(
        (await main.getByRole('region', { name: '합계' }).textContent()) ?? '',
      ) ?? [];
    await main.getByRole('link', { name: '2025년 납부 내역서' }).click();
    await expect(page).toHaveTitle(/^2025년 납부 내역서/);
    await expect(main).toContainText('내신 분한소라');
    const total = main.getByRole('row', { name: `합계 ${count}건` });
    await expect(total.getByRole('cell').nth(2)).toHaveText(paid);
    await expect(main.getByRole('row')).toHaveCount(Number(count) + 2);

    await page.emulateMedia({ media: 'print' });
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      main.getByRole('button'),
      main.getByRole('navigation'),
      main.getByRole('link', { name: '결제 내역 보기' }),
    ])
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main).toContainText(/사업자등록번호 \d{3}-\d{2}-\d{5}/);
    const printed = await page.pdf({ format: 'A4', margin: PAPER });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
