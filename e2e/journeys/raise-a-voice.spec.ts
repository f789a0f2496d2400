import { people } from '@portal/testing/people';
import { logIn, logInThere } from '../support/log-in.ts';
import { expect, settled, test } from '../support/test.ts';
import { agree, letter, stepHeading, writeLetter } from '../support/voice-form.ts';

const main = 'main';

test('a visitor writes, logs in when it is sent, and finds everything as it was', async ({
  page,
}) => {
  await page.goto('/voc/praise');
  await settled(page);
  await page.getByLabel('직원 이름').fill('박기사');
  await writeLetter(page);
  await expect(page.getByText('로그인하시면 제품, 사진도 고르실 수 있습니다.')).toBeVisible();
  await agree(page);
  await page.getByRole('button', { name: '접수하기' }).click();
  const summary = page.locator(main).getByRole('alert');
  await expect(summary).toContainText('로그인이 필요합니다.');
  await summary.getByRole('button', { name: '로그인' }).click();
  await logInThere(page, people.seoyeon);
  await expect(page).toHaveURL('/voc/praise?step=3');
  await expect(page.getByText('박기사')).toBeVisible();
  await page.getByRole('button', { name: '접수하기' }).click();
  await expect(page).toHaveURL(/\/voc\/praise\?result=\d+$/);
  await expect(page.getByRole('heading', { name: '접수했습니다' })).toBeVisible();
  const number = /result=(\d+)/.exec(page.url())?.[1] ?? '';
  await expect(page.getByText(number)).toBeVisible();
  // A reload shows it again; the form is empty for the next.
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await page.getByRole('link', { name: '하나 더 남기기' }).click();
  await expect(page.getByLabel('제목')).toHaveValue('');
});

test.describe('what is not received', () => {
  test.use({ allowed: { patterns: [/Failed to load resource|net::ERR/] } });

  test('says every fault once, in a summary that leads to the field', async ({ page }) => {
    await page.goto('/voc/discontent');
    await settled(page);
    await page.getByLabel('제목').fill('카드 4111-1111-1111-1111');
    await page.getByRole('button', { name: '다음' }).click();
    const summary = page.locator(main).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('신용카드번호 형식으로 입력할 수 없습니다.');
    await summary.getByRole('link', { name: /내용/ }).click();
    await expect(page.getByLabel('내용', { exact: true })).toBeFocused();
  });

  test('over the limit of the day is told in the fixed words, and the text stays', async ({
    page,
  }) => {
    await logIn(page, people.haneul);
    const status = { code: 'ERR_MS_6002', message: '' };
    await page.route('**/api/bbs/formmail/sinmungo', (route) =>
      route.fulfill({ status: 429, json: { status, error: { requestId: '0' } } }),
    );
    await page.goto('/voc/sinmungo');
    await settled(page);
    await writeLetter(page);
    await agree(page);
    await page.getByRole('button', { name: '접수하기' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(
      '당일 이용 가능 횟수를 초과하여 접수가 불가하오니 추가 접수는 익일 재이용 부탁드립니다. 감사합니다.',
    );
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(page.getByText(letter.text)).toBeVisible();
  });

  test('is kept without a line, and is one row when the answer was lost', async ({
    page,
    context,
  }) => {
    await logIn(page, people.junho);
    await page.goto('/voc/discontent');
    await settled(page);
    await writeLetter(page);
    await agree(page);
    const send = page.getByRole('button', { name: '접수하기' });
    const summary = page.locator(main).getByRole('alert');
    await context.setOffline(true);
    await send.click();
    await expect(summary).toContainText('인터넷에 연결되어 있지 않습니다.');
    await expect(page.getByText(letter.text)).toBeVisible();
    await context.setOffline(false);
    // The server receives it, and its answer gets lost.
    let lost = '';
    await page.route('**/api/bbs/formmail/voc', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { bbsIdx: string } };
      lost = data.bbsIdx;
      await route.abort();
    });
    await send.click();
    await expect(summary).toContainText('한 번만 접수됩니다.');
    await page.unroute('**/api/bbs/formmail/voc');
    await send.click();
    await expect(page).toHaveURL(`/voc/discontent?result=${lost}`);
  });
});

test('a step that is not reached yet is replaced by the first one', async ({ page }) => {
  await page.goto('/voc/suggest?step=3');
  await expect(page).toHaveURL('/voc/suggest');
  await expect(stepHeading(page, '내용 쓰기')).toBeVisible();
});
