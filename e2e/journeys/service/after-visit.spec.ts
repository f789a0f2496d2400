import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { messagesWith, openInbox } from '../../support/providers/inbox.ts';
import { signIn } from '../../support/log-in.ts';
import { operate } from '../../support/operate.ts';
import { fileRepair } from '../../support/service/file-repair.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { factOf, stageOf } from '../../support/service/order-pages.ts';
import { expect, settled, test } from '../../support/test.ts';

const detailOf = (ordNbr: string) => `/service/service_order_detail?service=after&id=${ordNbr}`;

// Both have such a chair.
const ways = [
  {
    by: 'by mouse at 1280 a member',
    viewport: desktop,
    hands: mouse,
    who: people.yuna,
    last: '3009',
  },
  {
    by: 'by keyboard at 375 a company',
    viewport: phone,
    hands: keyboard,
    who: people.seoyeon,
    last: '3010',
  },
] as const;

for (const { by, viewport, hands, who, last } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('what was done at a visit is told, the visit is rated, and a fault that came back is filed with nothing typed', async ({
      page,
      browser,
      portal,
    }) => {
      await signIn(page, who);
      const contact = { custName: '구보미', phoneNum: `010-0000-${last}` };
      const ordNbr = await fileRepair(page, 'HB-520', contact);
      const screen = await openInbox(browser, page, contact.phoneNum, viewport);
      for (let i = 0; i < 2; i += 1) await operate(portal, 'advance-order', { ordNbr });
      const parts = [{ name: '전원 기판', count: 1 }];
      const report = { ordNbr, work: '전원 기판을 바꾸었습니다.', parts, charge: 30_000 };
      await operate(portal, 'finish-order', { ...report, warrantyUntil: '2099-12-31' });

      await page.goto(detailOf(ordNbr));
      await settled(page);
      const main = page.getByRole('main');
      await expect(stageOf(page)).toContainText('방문완료');
      await expect(factOf(page, '바꾼 부품')).toHaveText('전원 기판 1개');
      await expect(factOf(page, '현장에서 내신 금액')).toHaveText('30,000원');
      await expect(factOf(page, '작업 보증')).toHaveText('2099.12.31까지');

      await hands.choose(main.getByRole('radio', { name: '좋았습니다' }));
      await hands.press(main.getByRole('button', { name: '보내기' }));
      await expect(main.getByRole('group', { name: '보낸 결과' })).toBeFocused();
      expect(await operate(portal, 'rating', { ordNbr })).toMatchObject({ score: 3, text: '' });

      // Who waited at home is no member: the message's link shows what was done, and asks for nothing.
      const told = messagesWith(screen, '전원 기판을 바꾸었습니다.');
      await expect(told).toContainText('30,000원');
      await hands.press(told.getByRole('link', { name: '접수 내역 보기' }));
      await settled(screen);
      await expect(factOf(screen, '바꾼 부품')).toHaveText('전원 기판 1개');
      await expect(screen.getByRole('radio', { name: '좋았습니다' })).toHaveCount(0);
      await expect(screen.getByRole('link', { name: '다시 고장 났어요' })).toHaveCount(0);
      await screen.close();

      await hands.press(main.getByRole('link', { name: '다시 고장 났어요' }));
      await expect(main.getByText(`접수 ${ordNbr}에서 고치신 제품이 다시 고장`)).toBeVisible();
      await expect(main.getByRole('radio', { name: '안마의자' })).toBeChecked();
      const next = main.getByRole('button', { name: '다음' });
      await hands.press(next);
      await expect(main.getByRole('radio', { name: /HB-520/, checked: true })).toBeVisible();
      await hands.press(next);
      await expect(main.getByText('서울 강남구 한솔로 12').first()).toBeVisible();
    });
  });
