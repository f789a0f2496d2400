import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { OPEN_DAY, RequestForm } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

// A member for each row who books nowhere else.
const ways = [
  { by: 'mouse at 1280', viewport: desktop, hands: mouse, showroom: '6004', who: people.yuna },
  { by: 'keyboard at 375', viewport: phone, hands: keyboard, showroom: '6005', who: people.boram },
] as const;

/** Chooses a day far enough ahead to be moved online: on the day before a visit that ends at noon. */
async function chooseLateDay(form: RequestForm) {
  const calendar = form.main.getByRole('group', { name: '방문 날짜' });
  const days = calendar.getByRole('button', { name: OPEN_DAY });
  await days.first().waitFor();
  if ((await days.count()) < 3) await form.press(calendar.getByRole('button', { name: '다음 달' }));
  // By keyboard one goes there with the arrow keys, which other journeys do.
  await days.last().focus();
  await form.page.keyboard.press('Enter');
}

for (const { by, viewport, hands, showroom, who } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('a booked visit moves to another time and keeps its number', async ({ page }) => {
      await signIn(page, who);
      await page.goto(`/product/showroom_visit?showroom=${showroom}`);
      await settled(page);
      const form = new RequestForm(page, hands);
      await chooseLateDay(form);
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

      await page.reload();
      await settled(page);
      expect(page.url()).toBe(address);
      await expect(form.main.getByText(`${day} ${later}`).first()).toBeVisible();
    });
  });
