import { expect, test } from '@jest/globals';
import { warrantyOf } from './warranty.ts';

test.each([
  ['2026-11-21', 36, '2029-11-20', 1096],
  ['2025-11-22', 12, '2026-11-21', 1],
  ['2025-11-21', 12, '2026-11-20', 0],
  ['2020-01-01', 12, '2020-12-31', 0],
  ['2024-02-29', 12, '2025-02-27', 0],
])('a product of %s with %d months is under warranty until %s', (on, months, until, daysLeft) => {
  expect(warrantyOf(on, '2026-11-21', months)).toEqual({ months, until, daysLeft });
});

test('a model that is sold no longer has the months that the law gives', () => {
  expect(warrantyOf('2026-01-10', '2026-11-21').months).toBe(12);
});
