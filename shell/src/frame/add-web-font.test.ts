import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hasAny, subsetsOf } from './add-web-font.ts';

const file = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
const css = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
const subsets = subsetsOf(css, 'https://portal.example/fonts/pretendard/sheet.css');
const forText = (text: string) =>
  subsets.filter((subset) => hasAny(subset, new Set([...text].map((c) => c.codePointAt(0) ?? 0))));

test('reads every face of the style sheet, with its file beside the sheet', () => {
  expect(subsets).toHaveLength(css.match(/@font-face/g)?.length ?? 0);
  for (const { url } of subsets)
    expect(url).toMatch(
      /^https:\/\/portal\.example\/fonts\/pretendard\/woff2-dynamic-subset\/.+\.woff2$/,
    );
});

test.each([...'가힣각Aa9원·'])('exactly one file has %s', (letter) => {
  expect(forText(letter)).toHaveLength(1);
});

test('a subset has both ends of a range and single letters, and no others', () => {
  const subset = { url: '', unicodeRange: 'U+d723-d728, U+ff07' };
  const has = (code: number) => hasAny(subset, new Set([code]));
  expect([0xd723, 0xd728, 0xff07].map(has)).toEqual([true, true, true]);
  expect([0xd722, 0xd729, 0xff06].map(has)).toEqual([false, false, false]);
  expect(forText('')).toEqual([]);
});
