import sharp from 'sharp';
import { phone } from '../../support/frame.ts';
import { serials } from '../../support/product/serials.ts';
import { keyboard } from '../../support/service/hands.ts';
import { expect, settled, test } from '../../support/test.ts';

/** Code 39: nine bars and gaps a character, each bit a wide one. */
const WIDE: Record<string, number> = {
  '0': 0x034,
  '1': 0x121,
  '2': 0x061,
  '3': 0x160,
  '4': 0x031,
  '5': 0x130,
  '6': 0x070,
  '7': 0x025,
  '8': 0x124,
  '9': 0x064,
  C: 0x148,
  '*': 0x094,
};

/** A photo of a label with a number as Code 39. */
async function labelOf(serialNo: string): Promise<Buffer> {
  let x = 60;
  let bars = '';
  for (const character of `*${serialNo}*`) {
    for (let bit = 8; bit >= 0; bit--) {
      const width = ((WIDE[character] ?? 0) >> bit) & 1 ? 9 : 3;
      if (bit % 2 === 0) bars += `<rect x="${x}" y="60" width="${width}" height="180"/>`;
      x += width;
    }
    x += 3;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${x + 60}" height="300"><rect width="100%" height="100%" fill="white"/>${bars}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

test.use({ viewport: phone });

test('by keyboard at 375 a guest’s photo of a label fills the serial number in, which is checked as a typed one is', async ({
  page,
  allowed,
}) => {
  // The number is taken.
  allowed.patterns.push(/status of 409/);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') uploads.push(new URL(request.url()).pathname);
  });
  const serialNo = serials.taken;
  await page.goto('/product/product_activate');
  await settled(page);
  const main = page.getByRole('main');
  await keyboard.select(main.getByLabel('모델'), new RegExp(serials.model));
  await keyboard.press(main.getByRole('button', { name: '사진으로 찍기' }));
  const dialog = page.getByRole('dialog', { name: '시리얼 번호 찍기' });
  await expect(dialog.getByRole('status')).toContainText('직접 입력해 주세요');
  const chosen = page.waitForEvent('filechooser');
  await keyboard.press(dialog.getByRole('button', { name: '라벨 사진 고르기' }));
  const buffer = await labelOf(serialNo);
  await (await chosen).setFiles({ name: '라벨.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog).toBeHidden();
  await expect(main.getByLabel('시리얼 번호', { exact: true })).toHaveValue(serialNo);
  await expect(page.getByRole('alertdialog')).toContainText('이미 등록되었거나');
  // No picture leaves the browser.
  expect(uploads.filter((path) => path.includes('hoto'))).toEqual([]);
});
