import { readFileSync } from 'node:fs';
import { people } from '@portal/testing/people';
import sharp from 'sharp';
import { tabTo } from '../../support/keyboard.ts';
import { signIn } from '../../support/log-in.ts';
import { expect, settled, test } from '../../support/test.ts';
import { letter, stepHeading } from '../../support/voice-form.ts';

test('an inquiry is sent by keyboard alone, its photos put in order and taken out', async ({
  page,
}) => {
  await signIn(page, people.haneul);
  await page.goto('/customer/qna');
  await settled(page);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: '다음' });
  await tabTo(main.getByRole('combobox', { name: '문의 유형' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(main.getByRole('combobox', { name: '제품' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(main.getByRole('textbox', { name: '제목' }));
  await page.keyboard.type(letter.title);
  await tabTo(main.getByRole('textbox', { name: '내용' }));
  await page.keyboard.type(letter.text);
  await tabTo(next);
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, '사진과 동의')).toBeFocused();

  const choose = main.getByLabel('사진 고르기');
  // The browser is told in time that its dialog is answered here.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(choose);
  await page.keyboard.press('Enter');
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } });
  const buffer = await picture.jpeg().toBuffer();
  const files = ['앞.jpg', '뒤.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  await (await chooser).setFiles(files);
  const rows = main.getByRole('list', { name: '고른 사진' }).getByRole('listitem');
  await expect(rows.getByText('올렸습니다')).toHaveCount(2);
  const forward = main.getByRole('button', { name: '뒤.jpg 앞으로 옮기기' });
  await tabTo(forward);
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('뒤.jpg');
  await expect(forward).toBeFocused();
  await tabTo(main.getByRole('button', { name: '앞.jpg 지우기' }));
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(choose).toBeFocused();

  const whole = main.getByRole('button', { name: '개인정보 수집·이용 전문 보기' });
  await tabTo(whole);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(whole).toBeFocused();
  await tabTo(main.getByRole('checkbox', { name: /\(필수\)/ }));
  await page.keyboard.press('Space');
  await tabTo(next);
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, '내용 확인')).toBeFocused();
  await expect(main.getByRole('img', { name: '보내실 사진 1' })).toBeVisible();
  await tabTo(main.getByRole('button', { name: '접수하기' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '문의를 접수했습니다' })).toBeVisible();
});

// The layout of phones ends at 768 px.
for (const width of [375, 768, 1280])
  test(`${width} px wide, by keyboard alone: a notice, the lines, the chat, and a file that is saved`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const main = page.getByRole('main');
    await page.goto('/customer/notice');
    await settled(page);
    await tabTo(main.getByRole('searchbox', { name: '공지사항에서 찾기' }));
    await page.keyboard.type('연휴');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('status').filter({ hasText: '찾기 결과' })).toBeVisible();
    await tabTo(main.getByRole('link', { name: /추석 연휴/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/customer/notice/4005');
    // A new page is begun at its beginning.
    await expect(main).toBeFocused();
    await tabTo(page.getByRole('navigation', { name: '다른 공지' }).getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/customer/notice/4006');

    await page.goto('/customer/call_center_info');
    await settled(page);
    const lines = main.getByRole('link', { name: /상담 \d+-\d+-?\d*$/ });
    await expect(lines).toHaveCount(3);
    for (const line of await lines.all()) await tabTo(line);
    await tabTo(main.getByRole('link', { name: /^카카오톡 상담/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/customer/kakaotalk_info');
    await expect(main).toBeFocused();
    await tabTo(main.getByRole('link', { name: '카카오톡으로 상담하기' }));

    await page.goto('/customer/reference');
    await settled(page);
    const products = page.getByRole('navigation', { name: '제품' });
    const purifier = products.getByRole('link', { name: '정수기', exact: true });
    await tabTo(purifier);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/customer/reference?product=w');
    await expect(purifier).toHaveAttribute('aria-current', 'true');
    await tabTo(page.getByRole('navigation', { name: '분류' }).getByRole('link').nth(1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/customer/reference?product=w&type=emi');
    const files = main.getByRole('link', { name: /내려받기/ });
    await expect(files).toHaveCount(1);
    await tabTo(files);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('정수기 전자파 시험 자료.pdf');
    expect(await file.failure()).toBeNull();
    const saved = readFileSync(await file.path());
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
  });
