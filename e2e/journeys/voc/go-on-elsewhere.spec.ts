import { people } from '@portal/testing/people';
import { desktop, phone } from '../../support/frame.ts';
import { signIn } from '../../support/log-in.ts';
import { keyboard } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { expect, test } from '../../support/test.ts';
import { letter } from '../../support/voice-form.ts';

test.use({ viewport: phone });

test('a member begins by mouse at 1280, goes on by keyboard at 375, and sends it once', async ({
  page,
  browser,
  portal,
}) => {
  const desk = await browser.newContext({ baseURL: portal.url, viewport: desktop });
  const first = await desk.newPage();
  await signIn(first, people.yuna);
  const isAsked = first.waitForResponse('**/api/draft/get**');
  await first.goto('/voc/praise');
  await isAsked;
  await first.getByLabel('매장 또는 장소').fill('강남 전시장');
  const saved = first.waitForResponse('**/api/draft/save');
  await first.getByLabel('제목').fill(letter.title);
  expect((await saved).ok()).toBe(true);
  await desk.close();

  await signIn(page, people.yuna);
  await page.goto('/voc/praise');
  const offer = page.getByRole('status').filter({ hasText: '다른 기기에서 쓰시던 내용입니다.' });
  await expect(offer).toHaveText(/^\d+월 \d+일 (오전|오후) \d+시에/);
  const form = new RequestForm(page, keyboard);
  await form.press(offer.getByRole('button', { name: '이어 쓰기' }));
  await expect(page.getByLabel('제목')).toHaveValue(letter.title);
  await expect(page.getByText('쓰시던 내용을 불러왔습니다.')).toBeFocused();
  await form.write('내용', letter.text);
  await form.next('제품과 사진, 동의');
  await form.tick(/\(필수\)/);
  await form.next('내용 확인');
  await form.press(form.main.getByRole('button', { name: '접수하기' }));
  await expect(page).toHaveURL(/result=/);

  // It was sent: no device offers it again.
  const asked = page.waitForResponse('**/api/draft/get**');
  await page.goto('/voc/praise');
  expect(await (await asked).json()).toMatchObject({ data: { draft: null } });
});
