import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { messagesWith, openInbox } from '../../support/providers/inbox.ts';
import { signIn } from '../../support/log-in.ts';
import { fileRepair } from '../../support/service/file-repair.ts';
import { fileSeats } from '../../support/service/file-seats.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { factOf } from '../../support/service/order-pages.ts';
import { openDays, writtenDay } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

const ways = [
  {
    by: 'by keyboard at 375 a member',
    viewport: phone,
    hands: keyboard,
    who: people.haneul,
    service: 'seat',
    file: fileSeats,
    guest: { custName: '윤서아', phoneNum: '010-0000-3057' },
  },
  {
    by: 'by mouse at 1280 a company',
    viewport: desktop,
    hands: mouse,
    who: people.seoyeon,
    service: 'after',
    file: (page: Parameters<typeof fileRepair>[0], guest: Parameters<typeof fileRepair>[2]) =>
      fileRepair(page, 'HB-520', guest),
    guest: { custName: '윤서하', phoneNum: '010-0000-3058' },
  },
] as const;

for (const { by, viewport, hands, who, service, file, guest } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('moves a request in place, a guest moves it again, and the phone of who waits for it tells both', async ({
      page,
      context,
      browser,
    }) => {
      await signIn(page, who);
      const ordNbr = await file(page, guest);
      const screen = await openInbox(browser, page, guest.phoneNum);
      await page.goto(`/service/service_order_detail?service=${service}&id=${ordNbr}`);
      await settled(page);
      const main = page.getByRole('main');
      const outcome = main.getByRole('group', { name: '바꾼 결과' });
      /** Chooses a day after the nearest, and its afternoon. Returns the day. */
      const move = async (): Promise<string> => {
        await hands.press(main.getByRole('button', { name: '날짜 바꾸기' }));
        const days = main.getByRole('group', { name: /새 방문 날짜/ });
        const present = (await factOf(page, '방문 날짜').textContent()) ?? '';
        await expect(days).toContainText('가장 빠른 날은');
        const open = await openDays(days, hands);
        const isPresent = present.startsWith(await writtenDay(open.nth(1)));
        const day = open.nth(isPresent ? 2 : 1);
        const chosen = await writtenDay(day);
        await hands.day(day);
        await hands.choose(main.getByRole('radio', { name: /^오후 1시~6시/ }));
        await expect(main.getByText('날짜를 바꾸셔도 비용은 그대로입니다.')).toBeVisible();
        await hands.press(main.getByRole('button', { name: '이 날로 바꾸기' }));
        await expect(outcome).toBeFocused();
        await expect(outcome).toContainText(`날짜를 바꾸었습니다. ${chosen} 방문 (오후 1시~6시)`);
        await expect(factOf(page, '방문 날짜')).toContainText(chosen);
        return chosen;
      };
      const first = await move();

      await context.clearCookies();
      await page.goto(`/service/order_check?service=${service}`);
      await settled(page);
      await hands.write(main.getByLabel('이름'), guest.custName);
      await hands.write(main.getByLabel('휴대전화'), guest.phoneNum);
      await page.keyboard.press('Enter');
      const row = main.getByRole('button', { name: new RegExp(ordNbr) });
      await hands.press(row);
      const second = await move();
      await hands.press(main.getByRole('button', { name: '목록으로' }));
      await expect(row).toContainText(second);

      const told = messagesWith(screen, '날짜가 바뀌었습니다.').filter({ hasText: ordNbr });
      await expect(told).toHaveCount(2);
      for (const day of [first, second])
        await expect(told.filter({ hasText: `바뀐 날짜: ${day} 방문 (오후 1시~6시)` })).toHaveCount(
          1,
        );
      await screen.close();
    });
  });
