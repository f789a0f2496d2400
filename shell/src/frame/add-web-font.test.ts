import { expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasAny, subsetsOf } from './add-web-font.ts';

const folder = fileURLToPath(new URL('../../server/fonts', import.meta.url));
const sheet = readdirSync(folder).find((file) => file.endsWith('.css')) ?? '';
const css = readFileSync(join(folder, sheet), 'utf8');
const subsets = subsetsOf(css, `https://portal.example/fonts/${sheet}`);
const forText = (text: string) =>
  subsets.filter((subset) => hasAny(subset, new Set([...text].map((c) => c.codePointAt(0) ?? 0))));

test('reads every face of the style sheet, with its file beside the sheet', () => {
  expect(subsets).toHaveLength(css.match(/@font-face/g)?.length ?? 0);
  for (const { url } of subsets) {
    expect(url).toMatch(/^https:\/\/portal\.example\/fonts\/\d+\.[\da-f]{8}\.woff2$/);
    expect(existsSync(join(folder, url.split('/').at(-1) ?? ''))).toBe(true);
  }
});

test('every syllable is in exactly one file', () => {
  const codes = subsets.flatMap(({ unicodeRange }) =>
    [...unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].flatMap(
      ([, first = '', last = first]) => {
        const from = parseInt(first, 16);
        return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, i) => from + i);
      },
    ),
  );
  expect(new Set(codes).size).toBe(codes.length);
  const syllables = codes.filter((code) => code >= 0xac00 && code <= 0xd7a3);
  expect(syllables).toHaveLength(0xd7a4 - 0xac00);
});

test('what every page shows is in one file', () => {
  expect(forText('한결 고객센터 로그인 1577-0000 AZaz')).toHaveLength(1);
});

test.each([...'뷁Aa9원·', '가나다'])('%s needs one file', (text) => {
  expect(forText(text)).toHaveLength(1);
});

test('a subset has both ends of a range and single letters, and no others', () => {
  const subset = { url: '', unicodeRange: 'U+d723-d728,U+ff07' };
  const has = (code: number) => hasAny(subset, new Set([code]));
  expect([0xd723, 0xd728, 0xff07].map(has)).toEqual([true, true, true]);
  expect([0xd722, 0xd729, 0xff06].map(has)).toEqual([false, false, false]);
  expect(forText('')).toEqual([]);
});
