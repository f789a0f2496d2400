import { expect, test } from '@jest/globals';
import { nextCare } from './rules.ts';

test.each([
  ['2026-11-20', 4, '2027-03-20'],
  // A visit is due today; the next one is four months later, moved from a Sunday to Monday.
  ['2026-07-21', 4, '2027-03-22'],
  ['2026-07-25', 4, '2026-11-25'],
  // The visit is moved from a Sunday, then from a holiday.
  ['2026-07-22', 4, '2026-11-23'],
  ['2026-08-25', 4, '2026-12-26'],
  // The month has no 31st; its last day is a Sunday.
  ['2025-08-31', 6, '2027-03-01'],
])('a product of %s with care every %d months is visited on %s', (on, months, nextOn) => {
  const holidays = ['2026-12-25'];
  expect(nextCare(on, months, '2026-11-21', holidays)).toEqual({ months, nextOn });
});
