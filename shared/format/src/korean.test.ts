import { expect, test } from '@jest/globals';
import { markHits, matchesSearch } from './index.ts';

const marked = (text: string, searchStr: string) =>
  markHits(text, searchStr)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['리모컨이 켜지지 않습니다', '리모컨', '[리모컨]이 켜지지 않습니다'],
  ['리모컨이 켜지지 않습니다', 'ㄹㅁㅋ', '[리모컨]이 켜지지 않습니다'],
  ['리모컨이 켜지지 않습니다', 'ㄻㅋ', '[리모컨]이 켜지지 않습니다'],
  ['안마의자에서 소리가 납니다', 'ㅇㅅㅅㄹ', '안마의자[에서 소리]가 납니다'],
  ['Wi-Fi 설정', 'wi-fi', '[Wi-Fi] 설정'],
  ['필터 교체와 필터 값', '필터 값', '[필터] 교체와 [필터] [값]'],
  ['정수기 물맛', '물 맛', '정수기 [물맛]'],
  ['물맛', 'ㅁ', '물맛'],
  ['물맛', '', '물맛'],
  ['물맛', '[.*', '물맛'],
  ['😀 필터', '필터', '😀 [필터]'],
  ['', '필터', ''],
])('"%s" searched for "%s" is marked %s', (text, searchStr, expected) => {
  expect(marked(text, searchStr)).toBe(expected);
});

test.each([
  ['자주 묻는 질문', '질문', true],
  ['자주 묻는 질문', '질문 자주', true],
  ['자주 묻는 질문', 'ㅈㅈㅁㄴ', true],
  ['자주 묻는 질문', '질문 영상', false],
  ['자주 묻는 질문', ' ', false],
])('"%s" matches "%s": %s', (text, searchStr, expected) => {
  expect(matchesSearch(text, searchStr)).toBe(expected);
});
