import { people } from '@portal/testing/people';
import { tabTo } from '../../support/keyboard.ts';
import { logInThere, signIn } from '../../support/log-in.ts';
import { expect, settled, test } from '../../support/test.ts';
import { agree, letter, stepHeading, writeLetter } from '../../support/voice-form.ts';

test('a visitor writes, logs in when it is sent, and finds everything as it was', async ({
  page,
}) => {
  await page.goto('/voc/praise');
  await settled(page);
  await page.getByLabel('직원 이름').fill('박기사');
  await writeLetter(page);
  await agree(page);
  await page.getByRole('button', { name: '접수하기' }).click();
  const summary = page.locator('main').getByRole('alert');
  await expect(summary).toContainText('로그인이 필요합니다.');
  await summary.getByRole('button', { name: '로그인' }).click();
  await logInThere(page, people.seoyeon);
  await expect(page).toHaveURL('/voc/praise?step=3');
  await expect(page.getByText('박기사')).toBeVisible();
  await settled(page);
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

  test('is kept without a line, and is one row when the answer was lost', async ({
    page,
    context,
  }) => {
    await signIn(page, people.junho);
    await page.goto('/voc/discontent');
    await settled(page);
    await writeLetter(page);
    await agree(page);
    const send = page.getByRole('button', { name: '접수하기' });
    const summary = page.locator('main').getByRole('alert');
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

// The layout of phones ends at 768 px.
for (const width of [375, 1280])
  test.describe(`${width} px wide, by keyboard alone`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a voice is raised, with its faults mended and a change at the check', async ({
      page,
    }) => {
      await signIn(page, people.junho2);
      await page.goto('/voc/suggest');
      await settled(page);
      const main = page.getByRole('main');
      const next = main.getByRole('button', { name: '다음' });
      const title = main.getByRole('textbox', { name: '제목' });
      await tabTo(next);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('alert')).toBeFocused();
      await tabTo(main.getByRole('alert').getByRole('link', { name: /^제목/ }));
      await page.keyboard.press('Enter');
      await expect(title).toBeFocused();
      await page.keyboard.type(letter.title);
      await tabTo(main.getByRole('textbox', { name: '내용' }));
      await page.keyboard.type(letter.text);
      await tabTo(next);
      await page.keyboard.press('Enter');
      await expect(stepHeading(page, '제품과 사진, 동의')).toBeFocused();
      await tabTo(main.getByRole('checkbox', { name: /\(필수\)/ }));
      await page.keyboard.press('Space');
      await tabTo(next);
      await page.keyboard.press('Enter');
      await expect(stepHeading(page, '내용 확인')).toBeFocused();
      await tabTo(main.getByRole('link', { name: '제목 변경' }));
      await page.keyboard.press('Enter');
      await expect(stepHeading(page, '내용 쓰기')).toBeFocused();
      // Back leads to the check, where the change was asked for.
      await page.goBack();
      await tabTo(main.getByRole('link', { name: '제목 변경' }));
      await page.keyboard.press('Enter');
      await expect(stepHeading(page, '내용 쓰기')).toBeFocused();
      await tabTo(title);
      await page.keyboard.press('End');
      await page.keyboard.type(` ${width}`);
      for (const step of ['제품과 사진, 동의', '내용 확인']) {
        await tabTo(next);
        await page.keyboard.press('Enter');
        await expect(stepHeading(page, step)).toBeFocused();
      }
      await expect(main.getByText(`${letter.title} ${width}`)).toBeVisible();
      await tabTo(main.getByRole('button', { name: '접수하기' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: '접수했습니다' })).toBeVisible();
    });
  });

test('768 px wide, by keyboard alone, the other voices are written up to their sending', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: '다음' });
  for (const [path, lines] of [
    ['/voc/praise', ['직원 이름', '매장 또는 장소', '제목']],
    ['/voc/discontent', ['제목']],
    ['/voc/sinmungo', ['제목']],
  ] as const) {
    await page.goto(path);
    await settled(page);
    for (const line of lines) {
      await tabTo(main.getByRole('textbox', { name: line }));
      await page.keyboard.insertText(letter.title);
    }
    await tabTo(main.getByRole('textbox', { name: '내용' }));
    await page.keyboard.insertText(letter.text);
    await tabTo(next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}?step=2`);
    await expect(stepHeading(page, '제품과 사진, 동의')).toBeFocused();
    for (const consent of [/^\(필수\)/, /^\(선택\)/]) {
      await tabTo(main.getByRole('checkbox', { name: consent }));
      await page.keyboard.press('Space');
    }
    await tabTo(next);
    await page.keyboard.press('Enter');
    await expect(stepHeading(page, '내용 확인')).toBeFocused();
    await tabTo(main.getByRole('button', { name: '접수하기' }));
  }
});
