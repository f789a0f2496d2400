import { people } from '@portal/testing/people';
import { phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { keyboard } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ viewport: phone });

test('by keyboard at 375 a member gives their dates to a calendar app, which has no session, and takes them back', async ({
  page,
  request,
}) => {
  await signIn(page, people.sora);
  await page.goto('/member/messages');
  await settled(page);
  const part = page.getByRole('region', { name: '내 달력으로 일정 보기' });
  await keyboard.press(part.getByRole('button', { name: '달력 주소 만들기' }));
  const link = part.getByRole('link', { name: '달력 앱에서 열기' });
  await expect(link).toHaveAttribute('href', /^webcal:\/\/.+key=[\w-]{43}$/);
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  const read = () => request.get(pathname + search);
  const answer = await read();
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(await answer.text()).toContain('\r\nUID:fee-');

  await page.reload();
  await settled(page);
  await expect(part.getByText(/에 만드신 주소를 쓰고 있습니다/)).toBeVisible();
  await keyboard.press(part.getByRole('button', { name: '주소 없애기' }));
  await keyboard.press(page.getByRole('alertdialog').getByRole('button', { name: '없애기' }));
  await expect(part.getByText(/^달력 주소를 지웠습니다/)).toBeVisible();
  expect((await read()).status()).toBe(404);
});
