import { expect, test } from '@jest/globals';
import { isComposing, nextActive } from './combobox.ts';

test.each([
  [-1, 3, 'ArrowDown', 0],
  [0, 3, 'ArrowDown', 1],
  [2, 3, 'ArrowDown', -1],
  [-1, 3, 'ArrowUp', 2],
  [2, 3, 'ArrowUp', 1],
  [0, 3, 'ArrowUp', -1],
  [-1, 0, 'ArrowDown', -1],
  [-1, 0, 'ArrowUp', -1],
  [1, 3, 'a', 1],
])('from %i of %i, %s leads to %i', (active, count, key, next) => {
  expect(nextActive(active, count, key)).toBe(next);
});

test.each([
  [true, 13, true],
  [false, 229, true],
  [false, 13, false],
])('composing %s, code %i: %s', (composing, keyCode, expected) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(expected);
});
