import { people } from '@portal/testing/people';
import { desktop } from '../../support/frame.ts';
import { askToLogIn, signIn } from '../../support/log-in.ts';
import { agreeAndSend, enterCard, goOn } from '../../support/payment/contracts.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

const title = (name: string) => ({ level: 1, name }) as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('by keyboard at 375 a member gives two contracts one new day, and one message tells of both', async ({
    page,
    context,
  }) => {
    await signIn(page, people.sora);
    await page.goto('/payment/pay_edit_date?custCode=3100801');
    await settled(page);
    const main = page.getByRole('main');
    const others = main.getByRole('group', { name: '함께 바꿀 계약' });
    // An account pays for two on the fifth; the other two are of another day.
    await expect(others.getByRole('checkbox')).toHaveCount(3);
    await expect(others.getByRole('checkbox', { name: /3100804/ })).toBeChecked();
    await expect(others.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await keyboard.choose(main.getByRole('radio', { name: /^20일/ }));
    await expect(main.getByRole('heading', { name: '함께 바꾸시는 계약' })).toBeVisible();
    await keyboard.press(main.getByRole('button', { name: '계약 2개를 매달 20일로 바꾸기' }));
    await expect(
      main.getByRole('heading', title('계약 2개의 납부일을 매달 20일로 바꿨습니다')),
    ).toBeVisible();
    await page.reload();
    await expect(main.getByRole('heading', { name: '계약마다' })).toBeVisible();
    await expect(main.getByText('계약 번호 3100804')).toBeVisible();

    const { origin } = await askToLogIn(page);
    const screen = await context.newPage();
    await screen.goto(`${origin}/phone/${people.sora.phone}`);
    await expect(screen.getByText('한결 냉온정수기 HW-310 외 1개')).toHaveCount(1);
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: desktop });

  test('by mouse at 1280 a member enters one card for two contracts', async ({ page }) => {
    await signIn(page, people.sora);
    await page.goto('/payment/pay_edit_method?custCode=3100803&to=card');
    const main = page.getByRole('main');
    await enterCard(page, mouse);
    await goOn(page, mouse, '다른 계약');
    await expect(main.getByRole('checkbox', { name: /3100802/ })).toBeChecked();
    await goOn(page, mouse, '동의');
    await agreeAndSend(page, mouse);
    await expect(
      main.getByRole('heading', title('계약 2개의 결제 수단을 바꿨습니다')),
    ).toBeVisible();
    await page.goto('/payment/pay_edit_method');
    await expect(main.getByRole('link', { name: /신용카드 신한카드 \*{4} 1111/ })).toHaveCount(2);
  });
});
