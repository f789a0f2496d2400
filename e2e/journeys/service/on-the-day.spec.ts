import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { operate } from '../../support/operate.ts';
import { dayAhead } from '../../support/product/deliveries.ts';
import { fileSeats } from '../../support/service/file-seats.ts';
import { stageOf } from '../../support/service/order-pages.ts';
import { expect, settled, test } from '../../support/test.ts';

for (const [width, viewport, phoneNum] of [
  [375, phone, '010-0000-3071'],
  [1280, desktop, '010-0000-3072'],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport });

    test('on the day of the visit an open page says that the engineer has set out, and that the visit is over', async ({
      page,
      portal,
    }) => {
      await signIn(page, people.haneul);
      const guest = { custName: '윤서아', phoneNum };
      const ordNbr = await fileSeats(page, guest);
      await operate(portal, 'move-order-day', { ordNbr, visitOn: dayAhead(0) });
      await operate(portal, 'name-order-engineer', { ordNbr, name: '오기사' });
      const today = page.waitForResponse(/today[^/]*\.js/);
      await page.goto(`/service/service_order_detail?service=seat&id=${ordNbr}`);
      await settled(page);
      await today;
      const main = page.getByRole('main');
      await expect(main.getByText('방문 기사 오기사')).toBeVisible();
      const button = main.getByRole('button', { name: '연락처 바꾸기' });
      await button.focus();

      // The same as when the customer comes back to the tab: half a minute would pass otherwise.
      const shownAgain = () =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
      await operate(portal, 'order-on-the-way', { ordNbr, minutes: 1 });
      await shownAgain();
      const region = main.getByRole('status').filter({ hasText: '기사가 출발했습니다.' });
      await expect(region).toContainText('약 1분 뒤 도착합니다.');
      await expect(stageOf(page)).toContainText('기사가 출발했습니다.');
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport();

      await page.context().clearCookies();
      await page.goto('/service/order_check?service=seat');
      await settled(page);
      await main.getByLabel('이름').fill(guest.custName);
      await main.getByLabel('휴대전화').fill(phoneNum);
      await main.getByRole('button', { name: '조회하기' }).click();
      await main.getByRole('button', { name: new RegExp(ordNbr) }).click();
      await expect(main.getByText('방문 기사 오기사')).toBeVisible();
      await operate(portal, 'cancel-order', { ordNbr });
      await shownAgain();
      await expect(main.getByRole('status').filter({ hasText: '취소' })).toBeAttached();
      await expect(main.getByText('방문 기사 오기사')).toHaveCount(0);
    });
  });
