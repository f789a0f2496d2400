import { people } from '@portal/testing/people';
import { signIn } from '../../support/log-in.ts';
import { expect, test } from '../../support/test.ts';
import { agree, letter, stepHeading } from '../../support/voice-form.ts';

test('a member begins on a phone, goes on at a desk by keyboard, and sends it once', async ({
  page,
  browser,
  portal,
}) => {
  const phone = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 375, height: 740 },
  });
  const hand = await phone.newPage();
  await signIn(hand, people.yuna);
  const isAsked = hand.waitForResponse('**/api/draft/get**');
  await hand.goto('/voc/praise');
  await isAsked;
  await hand.getByLabel('매장 또는 장소').fill('강남 전시장');
  const saved = hand.waitForResponse('**/api/draft/save');
  await hand.getByLabel('제목').fill(letter.title);
  expect((await saved).ok()).toBe(true);
  await phone.close();

  await signIn(page, people.yuna);
  await page.goto('/voc/praise');
  const offer = page.getByRole('status').filter({ hasText: '다른 기기에서 쓰시던 내용입니다.' });
  await expect(offer).toHaveText(/^\d+월 \d+일 (오전|오후) \d+시에/);
  await offer.getByRole('button', { name: '이어 쓰기' }).press('Enter');
  await expect(page.getByLabel('제목')).toHaveValue(letter.title);
  await expect(page.getByText('쓰시던 내용을 불러왔습니다.')).toBeFocused();
  await page.getByLabel('내용', { exact: true }).fill(letter.text);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(stepHeading(page, '제품과 사진, 동의')).toBeVisible();
  await agree(page);
  await page.getByRole('button', { name: '접수하기' }).click();
  await expect(page).toHaveURL(/result=/);

  // It was sent: no device offers it again.
  const asked = page.waitForResponse('**/api/draft/get**');
  await page.goto('/voc/praise');
  expect(await (await asked).json()).toMatchObject({ data: { draft: null } });
});
