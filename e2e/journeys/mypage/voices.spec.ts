import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { goTo, title } from '../../support/mypage/menu.ts';
import { dayAhead } from '../../support/product/deliveries.ts';
import { keyboard, mouse } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { expect, settled, test } from '../../support/test.ts';
import { letter } from '../../support/voice-form.ts';

for (const { by, hands, viewport, who } of [
  { by: 'by mouse', hands: mouse, viewport: desktop, who: people.boram },
  { by: 'by keyboard, on a phone', hands: keyboard, viewport: phone, who: people.minsu },
])
  test.describe(by, () => {
    test.use({ viewport });

    test('a member sends a voice, finds it by its day and opens it', async ({ page }) => {
      await signIn(page, who);
      await page.goto('/voc/suggest');
      await settled(page);
      const main = page.getByRole('main');
      const form = new RequestForm(page, hands);
      await form.write('제목', letter.title);
      await form.write('내용', letter.text);
      await form.next('제품과 사진, 동의');
      await form.tick(/\(필수\)/);
      await form.next('내용 확인');
      await form.press(main.getByRole('button', { name: '접수하기' }));
      await expect(page).toHaveURL(/\/voc\/suggest\?result=\d+$/);
      const idx = new URL(page.url()).searchParams.get('result') ?? '';

      await page.goto('/member');
      await settled(page);
      await goTo(page, hands, '고객의 소리', '고객의 소리 내역');
      const kinds = page.getByRole('navigation', { name: '종류' });
      const suggestions = kinds.getByRole('link', { name: '제안합니다' });
      await hands.press(suggestions);
      await expect(page).toHaveURL('/member/member_voc?type=suggest');
      await expect(suggestions).toHaveAttribute('aria-current', 'true');
      const days = main.getByRole('search', { name: '접수한 날' });
      const row = main.getByRole('link', { name: new RegExp(letter.title) });
      const choose = async (end: string, day: string) => {
        const toggle = days.getByRole('button', { name: new RegExp(`^${end}`) });
        await hands.press(toggle);
        const calendar = days.getByRole('group', { name: end });
        const [year = '', month = '', date = ''] = day.split('-');
        await hands.select(calendar.getByLabel('연도'), `${year}년`);
        await hands.select(calendar.getByLabel('월', { exact: true }), `${Number(month)}월`);
        const name = `${year}.${Number(month)}.${Number(date)}(`;
        await hands.day(calendar.getByRole('button', { name }));
        await expect(toggle).toBeFocused();
      };
      const lookFor = async (fromDate: string, toDate: string) => {
        await settled(page);
        await choose('시작하는 날', fromDate);
        await choose('끝나는 날', toDate);
        await hands.press(days.getByRole('button', { name: '조회하기' }));
        const query = new URLSearchParams({ type: 'suggest', fromDate, toDate });
        await expect(page).toHaveURL(`/member/member_voc?${query}`);
      };
      await lookFor(dayAhead(-9), dayAhead(-8));
      await expect(main.getByText('고르신 날에 접수한 글이 없습니다.')).toBeVisible();
      // The test may run at midnight.
      await lookFor(dayAhead(-1), dayAhead(0));
      await expect(row).toHaveCount(1);
      const list = page.url();

      await hands.press(row);
      await expect(page).toHaveURL(`/member/voc?type=suggest&idx=${idx}`);
      await expect(title(page, letter.title)).toBeVisible();
      await page.reload();
      await settled(page);
      await expect(main.getByText(letter.text)).toBeVisible();
      await expect(main.getByText('이 화면에 답변을 올립니다.')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(row).toHaveCount(1);
    });
  });
