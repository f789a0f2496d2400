import { expect, test } from '@jest/globals';
import { searchTerms } from '../../db/search.ts';
import { countedWord, excerptAround, marksIn } from './rules.ts';

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
  ['첫째 문장. 둘째 문장.', '없는말', '첫째 문장.'],
  ['첫 줄.\n둘째 줄에 Wi-Fi가 있습니다.', 'wi-fi', '둘째 줄에 Wi-Fi가 있습니다.'],
  ['먼저 봅니다. 필터를 바꿉니다. 꼭요.', '필터', '필터를 바꿉니다.'],
  ['필터를 바꿉니다.\n꼭요.', 'ㅍㅌ', '필터를 바꿉니다.'],
  ['', '필터', ''],
])('the text "%s" with "%s" is shown as "%s"', (body, searchStr, excerpt) => {
  expect(excerptAround(body, searchTerms(searchStr))).toBe(excerpt);
});

test('cuts a long line around the word', () => {
  const excerpt = excerptAround(long, searchTerms('필터'));
  expect(excerpt).toMatch(/^…앞+ 필터 뒤+$/);
  expect(excerpt.length).toBeLessThanOrEqual(122);
});

test('shows the sentence that says most of the search', () => {
  const body = '물을 흘려보냅니다. 필터를 바꾼 날을 확인합니다. 필터는 사지 않습니다.';
  expect(excerptAround(body, searchTerms('필터 확인'))).toBe('필터를 바꾼 날을 확인합니다.');
});

test('marks the words, other words for them, and forms of a verb as they are written', () => {
  const terms = [
    { kind: 'text' as const, value: '소음', also: ['소리'] },
    { kind: 'lemma' as const, value: '벗겨지다', also: [] },
  ];
  expect(marksIn('겉면이 벗겨집니다. 소리가 납니다.', terms)).toEqual(['소리', '벗겨집니다']);
});
