import { expect, test } from '@jest/globals';
import { searchTerms } from '../../db/search.ts';
import { answering, excerptOf, marksIn, readSentences } from './excerpt.ts';

const excerptIn = (body: string, searchStr: string) => {
  const terms = searchTerms(searchStr);
  const sentence = answering(readSentences(body), terms);
  return sentence ? excerptOf(sentence, terms) : '';
};

const long = `${'앞'.repeat(80)} 필터 ${'뒤'.repeat(80)}`;

test.each([
  ['첫째 문장. 둘째 문장.', '없는말', '첫째 문장.'],
  ['첫 줄.\n둘째 줄에 Wi-Fi가 있습니다.', 'wi-fi', '둘째 줄에 Wi-Fi가 있습니다.'],
  ['먼저 봅니다. 필터를 바꿉니다. 꼭요.', '필터', '필터를 바꿉니다.'],
  ['필터를 바꿉니다.\n꼭요.', 'ㅍㅌ', '필터를 바꿉니다.'],
  ['', '필터', ''],
])('the text "%s" with "%s" is shown as "%s"', (body, searchStr, excerpt) => {
  expect(excerptIn(body, searchStr)).toBe(excerpt);
});

test('cuts a long line around the word', () => {
  const excerpt = excerptIn(long, '필터');
  expect(excerpt).toMatch(/^…앞+ 필터 뒤+$/);
  expect(excerpt.length).toBeLessThanOrEqual(122);
});

test('shows the sentence that says most of the search', () => {
  const body = '물을 흘려보냅니다. 필터를 바꾼 날을 확인합니다. 필터는 사지 않습니다.';
  expect(excerptIn(body, '필터 확인')).toBe('필터를 바꾼 날을 확인합니다.');
});

test('marks the words, other words for them, and forms of a verb as they are written', () => {
  const terms = [
    { kind: 'text' as const, value: '소음', also: ['소리'] },
    { kind: 'lemma' as const, value: '벗겨지다', also: [] },
  ];
  expect(marksIn(readSentences('겉면이 벗겨집니다. 소리가 납니다.'), terms)).toEqual([
    '소리',
    '벗겨집니다',
  ]);
});
