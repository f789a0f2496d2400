import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { messagesWith, openInbox } from '../../support/providers/inbox.ts';
import { signIn } from '../../support/log-in.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

const ways = [
  { by: 'by keyboard at 375 a member', viewport: phone, hands: keyboard, who: people.junho },
  { by: 'by mouse at 1280 a company', viewport: desktop, hands: mouse, who: people.seoyeon },
] as const;

for (const { by, viewport, hands, who } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('tries the messages, reads what became of them, and chooses how to get them', async ({
      page,
      browser,
    }) => {
      await signIn(page, who);
      const screen = await openInbox(browser, page, who.phone);
      await page.goto('/member/messages');
      await settled(page);
      const main = page.getByRole('main');
      const rows = main.getByRole('listitem').filter({ hasText: '알림 시험' });
      const before = await rows.count();
      await hands.press(main.getByRole('button', { name: '시험 알림 보내기' }));
      await expect(main.getByText(/^시험 알림을 보냈습니다/)).toBeVisible();
      await expect(rows).toHaveCount(before + 1);
      const message = messagesWith(screen, '이 번호로 잘 도착했습니다').first();
      await expect(message).toContainText(`${who.name}님`);
      await screen.close();

      await expect(async () => {
        await page.reload();
        await expect(rows.first()).toContainText('카카오톡으로 받음', { timeout: 1_000 });
      }).toPass();
      await settled(page);
      // No other journey waits for a message of this topic on these phones.
      const answers = main.getByRole('combobox', { name: '문의와 의견의 답변' });
      const way = (await answers.inputValue()) === 'none' ? '카카오톡만' : '받지 않음';
      await hands.select(answers, way);
      await hands.press(main.getByRole('button', { name: '저장하기' }));
      await expect(main.getByText('저장했습니다. 이제부터 이렇게 보내 드립니다.')).toBeVisible();
      await page.reload();
      await settled(page);
      await expect(answers.getByRole('option', { selected: true })).toHaveText(way);
    });
  });
