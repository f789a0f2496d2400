import { expect, test } from '@jest/globals';
import { lemmasOf, lemmasOfWords, sentencesOf, type Lexicon } from './lemmas.ts';

const nouns = new Set(['전원', '물', '시트', '삐그덕', '비밀번호', '온열']);
const lexicon: Lexicon = {
  isNoun: (word) => nouns.has(word),
  verbs: ['켜지다', '벗겨지다', '나오다', '새다'],
};
const read = (text: string) =>
  lemmasOfWords(text.split(' '), lexicon).map((word) => word.map((lemma) => lemma.text).join('+'));

test.each([
  ['안마의자 소음이 나요 어떻게 하나요', ['안마+의자', '소음', '나다', '어떻다', '']],
  ['가죽이 벗겨졌어요', ['가죽', '벗겨지다']],
  ['불이 안 꺼져요', ['불', '않다', '꺼지다']],
  ['켜지지 않습니다', ['켜지다', '않다']],
  ['불친절해서', ['불친절']],
  ['버리는 법', ['버리다', '법']],
])('%s is read as %j', (text, words) => {
  expect(read(text)).toEqual(words);
});

test.each([
  // Written together, which the model reads as one noun.
  ['전원이안켜져요', ['전원+않다+켜지다']],
  ['물이안나와요', ['물+않다+나오다']],
  ['비밀번호찾기', ['비밀번호+찾다']],
  // A verb that it does not know, and one that is spelled wrongly.
  ['새는데', ['새다']],
  ['새는디', ['새다']],
  ['벗겨졋어요', ['벗겨지다']],
  ['온열이안되요', ['온열+않다']],
  ['삐그덕거려요', ['삐그덕']],
])('%s is read with the words of the content as %j', (text, words) => {
  expect(read(text)).toEqual(words);
});

test('the lemmas of a text have a word of several nouns as a whole too', () => {
  expect(lemmasOf('안마의자를 옮깁니다.')).toEqual(['안마', '의자', '안마의자', '옮기다']);
});

test('a text has sentences, which end with a sign or a line', () => {
  expect(sentencesOf('첫째. 둘째?\n셋째')).toEqual(['첫째.', '둘째?', '셋째']);
});
