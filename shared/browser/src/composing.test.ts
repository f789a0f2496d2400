import { expect, test } from '@jest/globals';
import { isComposing } from './composing.ts';

test.each([
  [true, 13, true],
  [false, 229, true],
  [false, 13, false],
])('composing %s, code %i: %s', (composing, keyCode, expected) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(expected);
});
