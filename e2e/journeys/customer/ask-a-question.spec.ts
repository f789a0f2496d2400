import { people } from '@portal/testing/people';
import sharp from 'sharp';
import { logInThere, signIn } from '../../support/log-in.ts';
import { expect, settled, test } from '../../support/test.ts';
import { agree, letter, writeLetter } from '../../support/voice-form.ts';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '37/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer(),
});

/** 64 x 64 px of one colour as HEIC, which Chromium does not decode. */
const heic = {
  name: '뒤.heic',
  mimeType: 'image/heic',
  buffer: Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
      'AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAFwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA',
      'AGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMA',
      'AAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3Bl',
      'AAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAfbWRhdAAAABMoAa8LYPrGwdfeLNO9',
      '2R7Be07c',
    ].join(''),
    'base64',
  ),
};

test('a member asks about a product, with photos, and sees number and days', async ({
  page,
  allowed,
}) => {
  // The shell's decoder of HEIC cannot be had at first.
  const decoder = '**/r/shell/*/heic.js';
  await page.route(decoder, (route) => route.abort());
  allowed.patterns.push(/ERR_FAILED/);
  await signIn(page, people.haneul);
  await page.goto('/customer/qna');
  await settled(page);
  await page.getByLabel('문의 유형').selectOption('제품 사용');
  await page.getByLabel('제품', { exact: false }).last().selectOption({ index: 1 });
  await writeLetter(page);
  await page.getByLabel('사진 고르기').setInputFiles([await photo('앞.jpg', '#7a9e7e'), heic]);
  const list = page.getByRole('list', { name: '고른 사진' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('사진을 준비하지 못했습니다. 다시 시도해 주세요.');
  await page.unroute(decoder);
  await list.getByRole('button', { name: /다시/ }).click();
  await expect(list.getByText('올렸습니다')).toHaveCount(2);
  await agree(page);
  await expect(page.getByRole('img', { name: /^보내실 사진/ })).toHaveCount(2);
  await page.getByRole('button', { name: '접수하기' }).click();
  await expect(page).toHaveURL(/\/customer\/qna\?result=\d+$/);
  await expect(page.getByRole('heading', { name: '문의를 접수했습니다' })).toBeVisible();
  const idx = /result=(\d+)/.exec(page.url())?.[1] ?? '';
  const answer = await page.request.get(`/api/myinfo/selectQnaDetail?idx=${idx}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { resultData } = (await answer.json()) as {
    resultData: { photos: { url: string }[]; goodsName: string };
  };
  expect(resultData.photos).toHaveLength(2);
  expect(resultData.goodsName).not.toBeNull();
  const kept = await page.request.get(resultData.photos[0]?.url ?? '');
  expect((await sharp(await kept.body()).metadata()).exif).toBeUndefined();
});

test('nothing moves under the finger when the list of products arrives', async ({ page }) => {
  await signIn(page, people.haneul);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/myinfo/getMyAllProductList', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/customer/qna');
  const next = page.getByRole('button', { name: '다음' });
  await expect(next).toBeEnabled();
  const products = page.getByRole('combobox', { name: /^제품/ });
  await expect(products).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const place = await next.boundingBox();
  release();
  await expect(products).not.toHaveAttribute('aria-busy');
  expect(await next.boundingBox()).toEqual(place);
});

test.describe('a session that ends while a form is filled', () => {
  test.use({ allowed: { patterns: [/status of 401/] } });

  test('keeps what was typed, comes back to the same step, and shows nothing to the next customer', async ({
    page,
    context,
  }) => {
    await signIn(page, people.junho);
    await page.goto('/customer/qna');
    await settled(page);
    await page.getByLabel('문의 유형').selectOption('기타');
    await writeLetter(page);
    await agree(page);
    await context.clearCookies({ name: 'portal-session' });
    await page.getByRole('button', { name: '접수하기' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('로그인 시간이 끝났습니다.');
    await expect(page.getByText(letter.text)).toBeVisible();
    await question.getByRole('button', { name: '다시 로그인하기' }).click();
    await logInThere(page, people.junho);
    await expect(page).toHaveURL('/customer/qna?step=3');
    await expect(page.getByText(letter.text)).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page, people.haneul);
    await page.goto('/customer/qna');
    await settled(page);
    await expect(page.getByLabel('제목')).toHaveValue('');
  });
});
