import type { Page } from '@playwright/test';
import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { tabTo } from '../../support/keyboard.ts';
import { signIn } from '../../support/log-in.ts';
import { operate } from '../../support/operate.ts';
import { dayAhead } from '../../support/product/deliveries.ts';
import { fileRepair } from '../../support/service/file-repair.ts';
import { fileSeats } from '../../support/service/file-seats.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { stageOf } from '../../support/service/order-pages.ts';
import { comeBack, expect, settled, test } from '../../support/test.ts';

type Filed = [page: Page, guest: { custName: string; phoneNum: string }];
const ways = [
  {
    by: 'by keyboard at 375 a company',
    viewport: phone,
    hands: keyboard,
    who: people.seoyeon,
    service: 'after',
    file: (...[page, guest]: Filed) => fileRepair(page, 'HB-520', guest),
    phoneNum: '010-0000-3071',
  },
  {
    by: 'by mouse at 1280 a member',
    viewport: desktop,
    hands: mouse,
    who: people.haneul,
    service: 'seat',
    file: (...[page, guest]: Filed) => fileSeats(page, guest),
    phoneNum: '010-0000-3072',
  },
] as const;

for (const { by, viewport, hands, who, service, file, phoneNum } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('reads on the open page that the engineer has set out, and a guest that the visit is over', async ({
      page,
      portal,
    }) => {
      await signIn(page, who);
      const guest = { custName: '윤서아', phoneNum };
      const ordNbr = await file(page, guest);
      await operate(portal, 'move-order-day', { ordNbr, visitOn: dayAhead(0) });
      await operate(portal, 'name-order-engineer', { ordNbr, name: '오기사' });
      const today = page.waitForResponse(/today[^/]*\.js/);
      await page.goto(`/service/service_order_detail?service=${service}&id=${ordNbr}`);
      await settled(page);
      await today;
      const main = page.getByRole('main');
      await expect(main.getByText('방문 기사 오기사')).toBeVisible();
      const button = main.getByRole('button', { name: /^연락처(와 내용)? 바꾸기$/ });
      const focused = hands === keyboard ? button : page.locator('body');
      if (hands === keyboard) await tabTo(button);

      await operate(portal, 'order-on-the-way', { ordNbr, minutes: 1 });
      await comeBack(page);
      const region = main.getByRole('status').filter({ hasText: '기사가 출발했습니다.' });
      await expect(region).toContainText('약 1분 뒤 도착합니다.');
      await expect(stageOf(page)).toContainText('기사가 출발했습니다.');
      await expect(focused).toBeFocused();
      await expect(focused).toBeInViewport();

      await page.context().clearCookies();
      await page.goto(`/service/order_check?service=${service}`);
      await settled(page);
      await hands.write(main.getByLabel('이름'), guest.custName);
      await hands.write(main.getByLabel('휴대전화'), phoneNum);
      await hands.press(main.getByRole('button', { name: '조회하기' }));
      await hands.press(main.getByRole('button', { name: new RegExp(ordNbr) }));
      await expect(main.getByText('방문 기사 오기사')).toBeVisible();
      await operate(portal, 'cancel-order', { ordNbr });
      await comeBack(page);
      await expect(main.getByRole('status').filter({ hasText: '취소' })).toBeAttached();
      await expect(main.getByText('방문 기사 오기사')).toHaveCount(0);
    });
  });
