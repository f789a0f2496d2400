import { expect, test } from '@jest/globals';
import type { Vocabulary } from '../../db/search.ts';
import { meantTerms, readSearch, surelyMeant } from './understand.ts';

const known: Vocabulary = new Map([
  ['안마의자', []],
  ['소음', ['소리']],
  ['리모컨', ['조작부']],
  ['필터', []],
  ['hb700', ['hb-700']],
  ['에러코드', ['e로 시작하는']],
  ['벗겨지다', ['갈라지다']],
  ['따뜻하다', ['온열']],
]);
const said = (searchStr: string) =>
  readSearch(searchStr, known).words.flatMap(({ terms }) => terms.map(({ value }) => value));

test.each([
  ['안마의자 소음이 나요 어떻게 하나요?', ['안마의자', '소음']],
  ['안마의자소음', ['안마의자', '소음']],
  ['가죽이 벗겨졌어요', ['가죽', '벗겨지다']],
  ['HB-700 소음', ['hb700', '소음']],
  ['hb-70O', ['hb700']],
  ['HB 7OO', ['hb700']],
  ['ㅗㅠ700', ['hb700']],
  ['E01', ['에러코드']],
  ['dksakdmlwk thdma', ['안마의자', '소음']],
  ['ㄹㅁㅋ', ['ㄹㅁㅋ']],
  ['어떻게 하나요', ['어떻게', '하나요']],
  ['없는말', ['없는말']],
  ['???', ['???']],
])('%s says %j', (searchStr, terms) => {
  expect(said(searchStr)).toEqual(terms);
});

test('knows that the keyboard was set to the other language', () => {
  expect(readSearch('flahzjs', known).typed).toBe(true);
  expect(readSearch('ㅗㅠ700', known).typed).toBe(true);
  expect(readSearch('리모컨', known).typed).toBe(false);
});

test.each([
  ['필타', '필터'],
  ['따듯하다', '따뜻하다'],
  ['가깝다', undefined],
  ['보고', undefined],
])('%s was meant to be %s', (word, meant) => {
  expect(meantTerms(word, known)?.[0]?.value).toBe(meant);
});

test.each([
  ['안마이자', '안마의자'],
  ['안마의자를', undefined],
  ['소움', undefined],
])('%s is surely %s', (word, meant) => {
  expect(surelyMeant(word, known)?.[0]?.value).toBe(meant);
});
