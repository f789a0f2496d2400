import { expect, test } from '@jest/globals';
import { digitsOnly, withoutHangul } from './index.ts';

test.each([
  ['', ''],
  ['010-1234-5678', '01012345678'],
  ['０１０ １２３４', '0101234'],
  ['주문 20261121번', '20261121'],
  ['1,234,567원', '1234567'],
  ['-1.5e3', '153'],
  ['٣', ''],
  ['하나', ''],
])('the digits of "%s" are "%s"', (text, digits) => {
  expect(digitsOnly(text)).toBe(digits);
});

test.each([
  ['', ''],
  ['haneul@hangyeol.example', 'haneul@hangyeol.example'],
  ['ㅗhaneul하늘@한결.example', 'haneul@.example'],
  ['C24ㅊ05', 'C2405'],
  ['하늘'.normalize('NFD'), ''],
  ['ﾡﾢ a', ' a'],
  ['漢字 かな', '漢字 かな'],
])('"%s" without Hangul is "%s"', (text, rest) => {
  expect(withoutHangul(text)).toBe(rest);
});
