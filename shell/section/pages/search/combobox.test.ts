import { expect, test } from '@jest/globals';
import { nextActive } from './combobox.ts';

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
