import { expect, test } from '@jest/globals';
import { characters, hasEmoji } from './index.ts';

test.each([
  ['nothing', '', 0],
  ['letters', 'abc', 3],
  ['syllables', '한결', 2],
  ['a syllable in pieces', '한결'.normalize('NFD'), 2],
  ['consonants alone', 'ㅎㄱ', 2],
  ['a space and a line break', 'a \n', 3],
  ['an emoji', '😀', 1],
  ['a family', '👨‍👩‍👧‍👦', 1],
  ['a skin', '👍🏽', 1],
  ['a flag', '🇰🇷', 1],
  ['a key cap', '1️⃣', 1],
  ['a letter with marks', 'e\u0301\u0323', 1],
  ['a letter outside the basic plane', '𠮷', 1],
])('counts %s as a person does', (_, text, count) => {
  expect(characters(text)).toBe(count);
});

test.each(['😀', '감사합니다👍', '👨‍👩‍👧', '🇰🇷', '❤️', '1️⃣', '#⃣', '☎️', '🏻'])(
  'sees the emoji in "%s"',
  (text) => {
    expect(hasEmoji(text)).toBe(true);
  },
);

test.each([
  '',
  '한결 고객센터',
  '1577-0000',
  '#*',
  '©',
  '™',
  '★',
  '→',
  '℃',
  '㎡',
  '♥',
  '(주)',
  'ㅠㅠ',
])('sees none in "%s"', (text) => {
  expect(hasEmoji(text)).toBe(false);
});
