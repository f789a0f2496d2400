import { expect, test } from '@jest/globals';
import { readRecent, withWord } from './recent-words.ts';

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"0":"필터"}', []],
  ['["필터",1,null,"물맛"]', ['필터', '물맛']],
  [JSON.stringify('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌ'.split('')), 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ'.split('')],
])('reads %j', (kept, words) => {
  expect(readRecent(kept)).toEqual(words);
});

test.each([
  [[], '필터', ['필터']],
  [['물맛'], '필터', ['필터', '물맛']],
  [['물맛', '필터'], '필터', ['필터', '물맛']],
  [['물맛'], '', ['물맛']],
  [['물맛'], '010-1234-5678', ['물맛']],
  [['물맛'], 'a@b.kr', ['물맛']],
])('%j and then "%s" are %j', (words, word, expected) => {
  expect(withWord(words, word)).toEqual(expected);
});

test('keeps the ten newest', () => {
  const ten = Array.from({ length: 10 }, (_, i) => `말 ${i}`);
  expect(withWord(ten, '새말')).toEqual(['새말', ...ten.slice(0, 9)]);
});
