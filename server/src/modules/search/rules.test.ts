import { expect, test } from '@jest/globals';
import { countedWord } from './rules.ts';

test.each([
  ['필터 교체', '필터 교체'],
  ['  필터   교체 ', '필터 교체'],
  ['WiFi', 'wifi'],
  ['필터'.normalize('NFD'), '필터'],
  ['HB-700', 'hb-700'],
  ['12345 필터', '12345 필터'],
  ['123456 필터', null],
  ['010-1234-5678', null],
  ['０１０１２３４５６７８ 배송', null],
  ['김하늘 a@b.kr', null],
  ['ㄹㅁㅋ', null],
  ['리모컨ㅋ', null],
  ['1577', null],
  ['물', null],
  ['가'.repeat(20), '가'.repeat(20)],
  ['가'.repeat(21), null],
])('"%s" is counted as %j', (searchStr, word) => {
  expect(countedWord(searchStr)).toBe(word);
});
