import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** The folder of the font's package. */
export const pretendard = dirname(
  createRequire(import.meta.url).resolve('pretendard/package.json'),
);

const faces: readonly (readonly [string, number])[] = [
  ['Regular', 400],
  ['Medium', 500],
  ['SemiBold', 600],
  ['Bold', 700],
];

/** The TrueType cut is used because it is the one that print embeds as real, selectable text. */
export function fontFaces(): string {
  return faces
    .map(([name, weight]) => {
      const file = join(pretendard, 'dist/public/static/alternative', `Pretendard-${name}.ttf`);
      const data = readFileSync(file).toString('base64');
      return `@font-face{font-family:Pretendard;font-weight:${weight};src:url(data:font/ttf;base64,${data}) format('truetype')}`;
    })
    .join('\n');
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  });
