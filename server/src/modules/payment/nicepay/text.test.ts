import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { fitBytes } from './text.ts';

test.each([
  ['한결 안마의자 프리미엄 HB-700', 40, '한결 안마의자 프리미엄 HB-700'],
  // Twenty syllables are forty bytes.
  ['가'.repeat(25), 40, '가'.repeat(20)],
  // A syllable is never cut in two.
  [`a${'가'.repeat(25)}`, 40, `a${'가'.repeat(19)}`],
  ['한결 안마의자 😀 프리미엄', 40, '한결 안마의자 프리미엄'],
  ['모션베드 HL-300(150×200)', 40, '모션베드 HL-300(150×200)'],
  ['"><script>\u0000\n&\\', 40, 'script'],
  ['김하늘', 6, '김하늘'],
  ['김하늘', 5, '김하'],
  ['\u1100\u1161', 2, '가'],
  ['', 40, ''],
])('%j in %i bytes of euc-kr is %j', (text, most, fitting) => {
  expect(fitBytes(text, most)).toBe(fitting);
  expect(iconv.encode(fitting, 'euc-kr').length).toBeLessThanOrEqual(most);
});
