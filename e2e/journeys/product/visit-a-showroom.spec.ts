import type { Page } from '@playwright/test';
import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { logInThere, signIn } from '../../support/log-in.ts';
import { takeAll } from '../../support/product/showrooms.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';

// A member for each row, because the tests may share a portal. On weekends both showrooms have the same hours, so both tests choose
// the same time, and the API refuses a member a second visit at it.
const ways = [
  { by: 'mouse at 1280', viewport: desktop, hands: mouse, showroom: '6001', who: people.haneul },
  { by: 'keyboard at 375', viewport: phone, hands: keyboard, showroom: '6003', who: people.junho2 },
] as const;

/** Fills in the form up to the contact, with the last free time of the day. Returns the day and the time. */
async function toTheContact(form: RequestForm) {
  const day = await form.day('방문 날짜');
  const open = form.main.getByRole('radio', { disabled: false });
  await open.first().waitFor();
  const time = (await open.last().getAttribute('value')) ?? '';
  await form.choose(new RegExp(`^${time}`));
  await form.next('인원과 연락처');
  await form.choose('2명');
  return { day, time };
}
async function agree(form: RequestForm) {
  await form.tick(/개인정보 수집·이용에 동의/);
  await form.next('내용 확인');
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const isoOf = (day: string) => day.slice(0, 10).replaceAll('.', '-');

for (const { by, viewport, hands, showroom, who } of ways)
  test.describe(by, () => {
    test.use({ viewport });

    test('a visit is booked from the list of showrooms, with Back and reload at every step, and cancelled', async ({
      page,
    }) => {
      await signIn(page, who);
      await page.goto('/product/showroom');
      await settled(page);
      const form = new RequestForm(page, hands, { retraces: true });
      await form.press(form.main.locator(`a[href$="showroom=${showroom}"]`));
      await expect(page).toHaveURL(`/product/showroom_visit?showroom=${showroom}`);
      await settled(page);
      const { day, time } = await toTheContact(form);
      await agree(form);
      await form.press(button(page, '예약하기'));
      await page.waitForURL(/showroom_visit\?result=\d+/);
      await expect(form.main.getByRole('heading', { level: 1 })).toHaveText(
        '매장 방문을 예약했습니다',
      );
      await expect(form.main.getByText(`${day} ${time}`).first()).toBeVisible();
      await page.reload();
      await settled(page);
      await form.press(form.main.getByRole('link', { name: '방문 예약 내역' }));
      await expect(page).toHaveURL('/product/showroom_visits');
      await settled(page);
      const row = form.main
        .getByRole('listitem')
        .filter({ hasText: `${day} ${time}` })
        .first();
      await expect(row).toContainText('예약됨');
      await form.press(row.getByRole('button', { name: /예약 취소하기/ }));
      const question = page.getByRole('alertdialog');
      await form.press(question.getByRole('button', { name: '예약 취소하기' }));
      await expect(page.getByText('방문 예약을 취소했습니다.')).toBeVisible();
      await expect(
        form.main
          .getByRole('listitem')
          .filter({ hasText: `${day} ${time}` })
          .filter({ hasText: '취소됨' })
          .first(),
      ).toBeVisible();
      await page.goBack();
      await expect(form.main.getByRole('heading', { level: 1 })).toHaveText(
        '취소하신 방문 예약입니다',
      );
    });
  });

for (const { by, viewport, hands, showroom, who } of ways)
  test.describe(`${by}, too late`, () => {
    // The API refuses the booking because the time is full: this is what the test is about.
    test.use({ viewport, allowed: { patterns: [/status of 409/] } });

    test('somebody else books the last place meanwhile: the customer is told and keeps the other entries', async ({
      page,
    }) => {
      await signIn(page, who);
      await page.goto(`/product/showroom_visit?showroom=${showroom}`);
      await settled(page);
      const form = new RequestForm(page, hands);
      const { day, time } = await toTheContact(form);
      await form.write('연락받으실 분', '가족');
      await agree(form);
      await takeAll(page, { bbsIdx: showroom, visitOn: isoOf(day), visitTime: time });
      await form.press(button(page, '예약하기'));
      await expect(form.main.getByRole('alert')).toContainText(
        '고르신 시간이 방금 마감되었습니다.',
      );
      await expect(page).toHaveURL(/showroom=\d+$/);
      const full = form.main.getByRole('radio', { name: `${time} 마감` });
      await expect(full).toBeDisabled();
      const other = form.main.getByRole('radio', { disabled: false }).first();
      const otherTime = (await other.getAttribute('value')) ?? '';
      await form.choose(new RegExp(`^${otherTime}`));
      await form.next('인원과 연락처');
      await expect(form.main.getByLabel('연락받으실 분')).toHaveValue('가족');
      await form.next('내용 확인');
      await form.press(button(page, '예약하기'));
      await page.waitForURL(/showroom_visit\?result=\d+/);
      await expect(form.main.getByText(`${day} ${otherTime}`).first()).toBeVisible();
    });
  });

test('a visitor fills the form and logs in at its end; nothing is typed twice', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/product/showroom_visit?showroom=6002');
  await settled(page);
  const form = new RequestForm(page, mouse);
  const { time } = await toTheContact(form);
  await agree(form);
  await form.press(button(page, '예약하기'));
  const alert = form.main.getByRole('alert');
  await expect(alert).toContainText('로그인이 필요합니다.');
  await alert.getByRole('button', { name: '로그인' }).click();
  // A member who has no visit at that time, so none for whom takeAll books, and who does not leave in another journey.
  await logInThere(page, people.junho2);
  await settled(page);
  await expect(form.main.getByText(time, { exact: true })).toBeVisible();
  await form.press(button(page, '예약하기'));
  await page.waitForURL(/showroom_visit\?result=\d+/);
});

test('an address without a showroom leads to the search', async ({ page }) => {
  await page.goto('/product/showroom_visit');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: '매장 찾기' }).click();
  await expect(page).toHaveURL('/product/showroom');
});
