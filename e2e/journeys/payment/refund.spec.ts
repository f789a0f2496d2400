import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { allMessagesSent, messagesWith, openInbox } from '../../support/providers/inbox.ts';
import { operate } from '../../support/operate.ts';
import { choose, openPayment, opensWindow, outcome } from '../../support/payment/orders.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { comeBack, expect, settled, test } from '../../support/test.ts';

const ways = [
  {
    by: 'by mouse at 1280 a member',
    viewport: desktop,
    hands: mouse,
    who: people.haneul,
    receipt: /^소득공제/,
    number: null,
    issued: /소득공제용 · 010-\*{4}-1001 · (발급하고 있습니다|발급 완료)/,
  },
  {
    by: 'by keyboard at 375 a company',
    viewport: phone,
    hands: keyboard,
    who: people.seoyeon,
    receipt: /^지출증빙/,
    number: '123-45-67891',
    issued: /지출증빙용 · 123-\*{2}-\*7891 · (발급하고 있습니다|발급 완료)/,
  },
] as const;

for (const { by, viewport, hands, who, receipt, number, issued } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('deposits with a cash receipt, cancels, and gets the money back to an account; the phone tells each', async ({
      page,
      browser,
      context,
      portal,
    }) => {
      const main = page.getByRole('main');
      const ordNbr = await openPayment(page, who);
      // Earlier tests sent messages to the same phone: wait until those have arrived, before this test counts its own.
      await allMessagesSent(portal);
      const screen = await openInbox(browser, page, who.phone, viewport);
      const ours = (text: string) => messagesWith(screen, text).first();
      const paid = messagesWith(screen, '결제가 끝났습니다.');
      const paidBefore = await paid.count();
      const button = await choose(page, '가상계좌', { hands });
      await hands.choose(main.getByRole('radio', { name: receipt }));
      const field = main.getByRole('textbox', { name: '사업자등록번호' });
      if (number !== null) await hands.write(field, number);
      const { frame } = await opensWindow(page, () => hands.press(button));
      await hands.press(frame.getByRole('button', { name: '결제하기' }));
      await expect(outcome(page)).toHaveText('[에스크로]입금을 기다리고 있습니다');
      const shown = main.locator('strong').filter({ hasText: /^[\d-]{8,}$/ });
      const account = (await shown.textContent()) ?? '';
      const result = page.url();
      await page.reload();
      await expect(main).toContainText(account);
      await expect(ours('입금하실 계좌를')).toContainText(account);

      const panel = await context.newPage();
      await panel.goto(new URL('/card-payment/panel', screen.url()).href);
      const section = panel.locator('section').filter({ hasText: account });
      await section.getByRole('button', { name: '입금하기' }).click();
      await expect(section).toContainText('입금됨');
      await panel.close();
      await comeBack(page);
      await expect(outcome(page)).toHaveText('[에스크로]결제를 마쳤습니다');
      await expect(page.getByRole('region', { name: '영수증' })).toContainText(issued);
      // Whoever the message is forwarded to learns that it was paid, and no account and nothing of the receipt.
      await expect(paid).toHaveCount(paidBefore + 1);
      await hands.press(paid.first().getByRole('link', { name: '결제 내역 보기' }));
      await expect(outcome(screen)).toHaveText(/결제를 마쳤습니다/);
      await expect(screen.getByRole('main')).not.toContainText(account);
      await expect(screen.getByRole('main')).not.toContainText('현금영수증');
      await screen.goBack();

      await page.goto(`/service/service_order_detail?service=seat&id=${ordNbr}`);
      await settled(page);
      await hands.press(main.getByRole('button', { name: '접수 취소하기' }));
      const question = page.getByRole('alertdialog');
      await hands.press(question.getByRole('button', { name: '접수 취소하기' }));
      await expect(main.getByText('취소된 접수입니다.')).toBeVisible();

      await page.goto(result);
      await settled(page);
      const back = page.getByRole('region', { name: '환불받으실 계좌' });
      await hands.select(back.getByRole('combobox', { name: '은행' }), '신한은행');
      await hands.write(back.getByRole('textbox', { name: '계좌 번호' }), '110-000-654321');
      await expect(back.getByRole('textbox', { name: '예금주' })).toHaveValue(who.name);
      await hands.choose(back.getByRole('checkbox', { name: /동의합니다/ }));
      await hands.press(back.getByRole('button', { name: '이 계좌로 돌려받기' }));
      await expect(main.getByText('신한은행 **** 4321')).toBeVisible();
      await operate(portal, 'mop-up-payments', {});
      await page.reload();
      await expect(outcome(page)).toHaveText(/돌려/);
      await expect(ours('돌려 드렸습니다.')).toContainText('104,500원');
      await screen.close();
    });
  });
