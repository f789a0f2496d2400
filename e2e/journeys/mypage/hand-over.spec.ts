import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { messagesWith, openInbox } from '../../support/providers/inbox.ts';
import { signIn } from '../../support/log-in.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

// Both of these people own one product, which can be passed on, and rent another, which cannot.
const ways = [
  {
    by: 'by keyboard at 375 a member',
    viewport: phone,
    hands: keyboard,
    who: people.yuna,
    bought: 'HB-310',
    rented: 'HW-310',
  },
  {
    by: 'by mouse at 1280 a company',
    viewport: desktop,
    hands: mouse,
    who: people.seoyeon,
    bought: 'HB-700',
    rented: 'HB-520',
  },
] as const;

for (const { by, viewport, hands, who, bought, rented } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('a bought product is handed over, is free for its next owner, and taken back; a rented one says why it cannot be', async ({
      page,
      browser,
    }) => {
      await signIn(page, who);
      const screen = await openInbox(browser, page, who.phone);
      await page.goto('/member/member_product_info');
      await settled(page);
      const main = page.getByRole('main');
      const title = main.getByRole('heading', { level: 2, name: new RegExp(bought) });
      const name = (await title.textContent()) ?? '';
      const question = page.getByRole('alertdialog');
      await hands.press(main.getByLabel(`${name} 다른 일 보기`));
      await hands.press(main.getByRole('button', { name: `${name} 물려주기` }));
      await hands.press(question.getByRole('button', { name: '물려주기' }));
      await expect(main.getByRole('group', { name: '물려준 결과' })).toBeFocused();
      await expect(title).toHaveCount(0);

      const told = messagesWith(screen, name);
      await expect(told).toContainText(/시리얼 번호: C\d{10}/);
      const serialNo = /C\d{10}/.exec((await told.textContent()) ?? '')?.[0] ?? '';
      const check = () =>
        page.request.get('/api/genuine/chkSerialNo', { params: { serialNo, goodsCd: bought } });
      expect((await check()).status()).toBe(200);
      await screen.close();

      await hands.press(main.getByRole('button', { name: /다시 가져오기/ }));
      await expect(title).toBeVisible();
      expect((await check()).status()).toBe(409);

      const other = main.getByLabel(new RegExp(`${rented}.* 다른 일 보기`)).first();
      await hands.press(other);
      await hands.press(
        main.getByRole('button', { name: new RegExp(`${rented}.* 물려주기`) }).first(),
      );
      await expect(question).toContainText('렌탈 계약 중인 제품');
    });
  });
