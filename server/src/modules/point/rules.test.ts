import { describe, expect, test } from '@jest/globals';
import { byMonth, leftOf, monthsUntil } from './rules.ts';

describe('of points that were earned, those that were earned first are spent first', () => {
  /** 100 points were earned three times. 200 points are newer than the first 100. */
  const lots = [200, 100, 0].map((newer) => ({ amount: 100, newer }));
  test.each([
    [300, [100, 100, 100]],
    [299, [99, 100, 100]],
    [200, [0, 100, 100]],
    [150, [0, 50, 100]],
    [100, [0, 0, 100]],
    [1, [0, 0, 1]],
    [0, [0, 0, 0]],
    // The balance may exceed the sum of the entries. That makes no entry larger.
    [1_000, [100, 100, 100]],
  ])('with a balance of %d, %j are left', (balance, left) => {
    expect(lots.map((lot) => leftOf(lot, balance))).toEqual(left);
  });
});

test.each([
  ['2026-11-21', 3, ['2026-09', '2026-10', '2026-11']],
  ['2027-01-01', 2, ['2026-12', '2027-01']],
  ['2028-02-29', 1, ['2028-02']],
  ['2026-03-31', 2, ['2026-02', '2026-03']],
])('on %s the last %d months are %j', (today, count, months) => {
  expect(monthsUntil(today, count)).toEqual(months);
});

test('a month in which nothing happened has zeros', () => {
  const sums = [
    { month: '2026-11', type: 'EARN', amount: 5 },
    { month: '2026-11', type: 'EXPIRED', amount: 2 },
    { month: '2025-11', type: 'USE', amount: 7 },
  ] as const;
  expect(byMonth(['2026-10', '2026-11'], sums)).toEqual([
    { month: '2026-10', earned: 0, used: 0, expired: 0 },
    { month: '2026-11', earned: 5, used: 0, expired: 2 },
  ]);
});
