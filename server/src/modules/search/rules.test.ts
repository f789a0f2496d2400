import { expect, test } from '@jest/globals';
import { searchTerms } from '../../db/search.ts';
import { countedWord, excerptAround } from './rules.ts';

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

const long = `${'앞'.repeat(80)} 필터 ${'뒤'.repeat(80)}`;

test.each([
  ['네. 둘째 문장.', '없는말', '네. 둘째 문장.'],
  ['첫 줄.\n둘째 줄에 Wi-Fi가 있습니다.', 'wi-fi', '둘째 줄에 Wi-Fi가 있습니다.'],
  ['필터를 바꿉니다. 꼭요.', '필터', '필터를 바꿉니다. 꼭요.'],
  ['필터를 바꿉니다.\n꼭요.', 'ㅍㅌ', '필터를 바꿉니다.'],
  ['', '필터', ''],
])('the text "%s" with "%s" is shown as "%s"', (body, searchStr, excerpt) => {
  expect(excerptAround(body, searchTerms(searchStr))).toBe(excerpt);
});

test('cuts a long line around the word', () => {
  const excerpt = excerptAround(long, searchTerms('필터'));
  expect(excerpt).toMatch(/^…앞{23} 필터 뒤+…$/);
  expect(excerpt.length).toBeLessThanOrEqual(92);
});
