import { expect, jest, test } from '@jest/globals';
import { characters, hasEmoji } from './index.ts';

// This test must stay the first of the file: the segmenter is created once, and the texts of the other tests create it.
test('creates the segmenter once, for the first text that is not plain', () => {
  const { Segmenter } = Intl;
  const made = jest
    .spyOn(Intl, 'Segmenter')
    .mockImplementation((...given) => new Segmenter(...given));
  expect(characters('')).toBe(0);
  expect(characters('한결 고객센터 (1577-0000)\n감사합니다')).toBe(25);
  expect(made).not.toHaveBeenCalled();
  expect(characters('감사합니다😀😀')).toBe(7);
  expect(characters('감사합니다😀')).toBe(6);
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test.each([
  ['nothing', '', 0],
  ['letters', 'abc', 3],
  ['syllables', '한결', 2],
  ['a syllable in pieces', '한결'.normalize('NFD'), 2],
  ['consonants alone', 'ㅎㄱ', 2],
  ['a space and a line break', 'a \n', 3],
  ['a line break in two', 'a\r\nb', 3],
  ['a syllable with a consonant of its own', '가\u11ab', 1],
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
