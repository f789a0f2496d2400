import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { call, signIn } from '../../support/log-in.ts';
import { goTo } from '../../support/mypage/menu.ts';
import { stageOf } from '../../support/service/order-pages.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

/** The demo's deliveries of this member: one is rented, one was bought. */
const [rented, bought] = ['9000000000021', '9000000000022'];

for (const { by, hands, viewport } of [
  { by: 'by mouse', hands: mouse, viewport: desktop },
  { by: 'by keyboard, on a phone', hands: keyboard, viewport: phone },
])
  test.describe(by, () => {
    test.use({ viewport });

    test('a member opens the deliveries of a rented and of a bought product', async ({ page }) => {
      await signIn(page, people.haneul);
      // The demo gets its deliveries just after the portal is ready.
      const buys = () => call(page, '/api/myinfo/selectOrderList?order=buy');
      await expect.poll(async () => JSON.stringify(await buys())).toContain(bought);
      await page.goto('/member');
      await settled(page);
      await goTo(page, hands, '주문·배송', '주문 내역');
      const main = page.getByRole('main');
      await hands.press(main.getByRole('link', { name: new RegExp(rented) }));
      await expect(page).toHaveURL(`/product/product_delivery?orderNo=${rented}`);
      await expect(stageOf(page)).toContainText('출고');
      await page.reload();
      await settled(page);
      await expect(stageOf(page)).toContainText('출고');
      await page.goBack();
      await expect(page).toHaveURL('/member/member_order_info');
      await settled(page);
      const kinds = page.getByRole('navigation', { name: '주문 종류' });
      await hands.press(kinds.getByRole('link', { name: '구매' }));
      await expect(page).toHaveURL('/member/member_order_info?order=buy');
      await hands.press(main.getByRole('link', { name: new RegExp(bought) }));
      await expect(page).toHaveURL(`/product/product_delivery?order=buy&orderNo=${bought}`);
      await expect(stageOf(page)).toContainText('설치 완료');
      await page.goBack();
      await expect(page).toHaveURL('/member/member_order_info?order=buy');
      await expect(main.getByRole('link', { name: new RegExp(bought) })).toBeVisible();
    });
  });
