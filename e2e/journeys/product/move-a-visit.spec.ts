import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { messagesWith, openInbox } from '../../support/providers/inbox.ts';
import { signIn } from '../../support/log-in.ts';
import { keyboard, mouse, type Hands } from '../../support/service/hands.ts';
import { openDays, RequestForm } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

// Each books nowhere else, and keeps the number that the message goes to.
const ways = [
  {
    by: 'by mouse at 1280 a company',
    viewport: desktop,
    hands: mouse,
    showroom: '6004',
    who: people.seoyeon,
  },
  {
    by: 'by keyboard at 375 a member',
    viewport: phone,
    hands: keyboard,
    showroom: '6005',
    who: people.yuna,
  },
] as const;

/** Chooses a day far enough ahead to be moved online: on the day before a visit that ends at noon. */
async function chooseLateDay(form: RequestForm, hands: Hands) {
  const calendar = form.main.getByRole('group', { name: '방문 날짜' });
  await hands.day((await openDays(calendar, hands)).last());
}

for (const { by, viewport, hands, showroom, who } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('a booked visit moves to another time, keeps its number, and the phone tells it', async ({
      page,
      browser,
    }) => {
      await signIn(page, who);
      const screen = await openInbox(browser, page, who.phone);
      await page.goto(`/product/showroom_visit?showroom=${showroom}`);
      await settled(page);
      const form = new RequestForm(page, hands);
      await chooseLateDay(form, hands);
      const open = form.main.getByRole('radio', { disabled: false });
      await open.first().waitFor();
      const time = (await open.first().getAttribute('value')) ?? '';
      await form.choose(new RegExp(`^${time}`));
      await form.next('인원과 연락처');
      await form.tick(/개인정보 수집·이용에 동의/);
      await form.next('내용 확인');
      await form.press(form.main.getByRole('button', { name: '예약하기' }));
      await page.waitForURL(/showroom_visit\?result=\d+/);
      const address = page.url();

      await form.press(form.main.getByRole('button', { name: '날짜와 시간 바꾸기' }));
      const box = form.main.getByRole('group', { name: '날짜와 시간 바꾸기' });
      await expect(box).toBeFocused();
      const day = await form.day('새 날짜');
      const other = box.getByRole('radio', { disabled: false }).last();
      await other.waitFor();
      const later = (await other.getAttribute('value')) ?? '';
      await form.choose(new RegExp(`^${later}`));
      await form.press(box.getByRole('button', { name: '이 때로 바꾸기' }));
      await expect(page.getByText('방문 날짜와 시간을 바꾸었습니다.')).toBeVisible();
      await expect(form.main.getByText(`${day} ${later}`).first()).toBeVisible();
      await expect(form.main.getByRole('heading', { name: '예약 바꾸기' })).toBeFocused();

      const told = messagesWith(screen, '매장 방문을 바꾸었습니다.');
      await expect(told).toContainText(`새로 정한 때: ${day} ${later}`);
      await screen.close();

      await page.reload();
      await settled(page);
      expect(page.url()).toBe(address);
      await expect(form.main.getByText(`${day} ${later}`).first()).toBeVisible();
    });
  });
