import { expect, test } from '@jest/globals';
import { daysOfPeriod, isWithin } from './period.ts';

test.each([
  ['', '2026-11-21', null],
  ['3m', '2026-11-21', ['2026-08-22', '2026-11-21']],
  ['6m', '2026-08-31', ['2026-03-01', '2026-08-31']],
  ['1y', '2026-11-21', ['2025-11-22', '2026-11-21']],
  ['1y', '2028-02-29', ['2027-03-01', '2028-02-29']],
  ['2026', '2026-11-21', ['2026-01-01', '2026-11-21']],
  ['2025', '2026-11-21', ['2025-01-01', '2025-12-31']],
  ['2027', '2026-11-21', ['2027-01-01', '2027-12-31']],
])('the period %j has on %s the days %j', (period, today, days) => {
  const [from, to] = days ?? [];
  expect(daysOfPeriod(period, today)).toEqual(days && { from, to });
});

test('a period begins and ends with its days', () => {
  const days = { from: '2026-01-01', to: '2026-11-21' };
  const within = ['2025-12-31', '2026-01-01', '2026-11-21', '2026-11-22'];
  expect(within.map((day) => isWithin(days, day))).toEqual([false, true, true, false]);
  expect(isWithin(null, '2020-01-01')).toBe(true);
});
