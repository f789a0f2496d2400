import { people } from '@portal/testing/people';
import { phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { fileSeats } from '../../support/service/file-seats.ts';
import { keyboard } from '../../support/service/hands.ts';
import { factOf } from '../../support/service/order-pages.ts';
import { OPEN_DAY, writtenDay } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ viewport: phone });

test('by keyboard at 375 a member moves a request in place, and a guest moves it again', async ({
  page,
  context,
}) => {
  await signIn(page, people.haneul);
  const guest = { custName: '윤서아', phoneNum: '010-0000-3057' };
  const ordNbr = await fileSeats(page, guest);
  await page.goto(`/service/service_order_detail?service=seat&id=${ordNbr}`);
  await settled(page);
  const main = page.getByRole('main');
  const outcome = main.getByRole('group', { name: '바꾼 결과' });
  /** Chooses the day after the nearest, and returns it. */
  const move = async (): Promise<string> => {
    await keyboard.press(main.getByRole('button', { name: '날짜 바꾸기' }));
    const days = main.getByRole('group', { name: /새 방문 날짜/ });
    const present = (await factOf(page, '방문 날짜').textContent()) ?? '';
    await expect(days).toContainText('가장 빠른 날은');
    await days.locator('[tabindex="0"]').focus();
    const day = days.locator(':focus');
    do await page.keyboard.press('ArrowRight');
    while (!OPEN_DAY.test((await day.getAttribute('aria-label')) ?? ''));
    let chosen = await writtenDay(day);
    if (chosen === present) {
      do await page.keyboard.press('ArrowRight');
      while (!OPEN_DAY.test((await day.getAttribute('aria-label')) ?? ''));
      chosen = await writtenDay(day);
    }
    await page.keyboard.press('Enter');
    await expect(main.getByText('날짜를 바꾸셔도 비용은 그대로입니다.')).toBeVisible();
    await keyboard.press(main.getByRole('button', { name: '이 날로 바꾸기' }));
    await expect(outcome).toBeFocused();
    await expect(outcome).toContainText(`날짜를 바꾸었습니다. ${chosen} 방문`);
    await expect(factOf(page, '방문 날짜')).toContainText(chosen);
    return chosen;
  };
  await move();

  await context.clearCookies();
  await page.goto('/service/order_check?service=seat');
  await settled(page);
  await keyboard.write(main.getByLabel('이름'), guest.custName);
  await keyboard.write(main.getByLabel('휴대전화'), guest.phoneNum);
  await page.keyboard.press('Enter');
  const row = main.getByRole('button', { name: new RegExp(ordNbr) });
  await keyboard.press(row);
  const moved = await move();
  await keyboard.press(main.getByRole('button', { name: '목록으로' }));
  await expect(row).toContainText(moved);
});
