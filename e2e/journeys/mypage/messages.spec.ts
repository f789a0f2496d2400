import { people } from '@portal/testing/people';
import { phone } from '../../support/frame.ts';
import { askToLogIn, signIn } from '../../support/log-in.ts';
import { keyboard } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ viewport: phone });

test('by keyboard at 375 a member tries the messages, reads what became of them, and chooses how to get them', async ({
  page,
  browser,
}) => {
  const who = people.seoyeon;
  await signIn(page, who);
  const { origin } = await askToLogIn(page);
  await page.goto('/member/messages');
  await settled(page);
  const main = page.getByRole('main');
  await keyboard.press(main.getByRole('button', { name: '시험 알림 보내기' }));
  await expect(main.getByText(/^시험 알림을 보냈습니다/)).toBeVisible();
  const row = main.getByRole('listitem').filter({ hasText: '알림 시험' });
  await expect(row).toHaveCount(1);

  const screen = await browser.newPage({ viewport: phone });
  await screen.goto(`${origin}/phone/${who.phone}`);
  const message = screen.getByRole('article').filter({ hasText: '이 번호로 잘 도착했습니다' });
  await expect(message).toContainText(`${who.name}님`);
  await screen.close();

  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('카카오톡으로 받음', { timeout: 1_000 });
  }).toPass();
  const payment = main.getByRole('combobox', { name: '결제와 환불' });
  await payment.focus();
  await page.keyboard.press('End');
  await expect(payment).toHaveValue('none');
  await keyboard.press(main.getByRole('button', { name: '저장하기' }));
  await expect(main.getByText('저장했습니다. 이제부터 이렇게 보내 드립니다.')).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(payment).toHaveValue('none');
});
