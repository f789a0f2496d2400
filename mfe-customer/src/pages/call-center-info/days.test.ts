import { expect, test } from '@jest/globals';
import { daysInWords, otherDays } from './days.ts';

test.each([
  [[1, 2, 3, 4, 5], '월~금'],
  [[5, 4, 3, 2, 1, 6], '월~토'],
  [[0, 1, 2, 3, 4, 5, 6], '월~일'],
  [[1, 3, 5], '월·수·금'],
  [[0, 6], '토·일'],
  [[6], '토'],
  [[], ''],
])('%j is %s', (days, expected) => {
  expect(daysInWords(days)).toBe(expected);
});

test('the days of rest are the others', () => {
  expect(otherDays([1, 2, 3, 4, 5])).toEqual([0, 6]);
  expect(otherDays([0, 1, 2, 3, 4, 5, 6])).toEqual([]);
});
