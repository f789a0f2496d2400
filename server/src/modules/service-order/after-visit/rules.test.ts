import { expect, test } from '@jest/globals';
import { meanOf, ratableUntil } from './rules.ts';

test.each([
  ['2026-11-21', null, '2026-12-21', '2026-12-21'],
  ['2026-11-21', null, '2026-12-22', null],
  // The week of changes counts from the first answer, also where the month is over by then.
  ['2026-11-21', '2026-11-22', '2026-11-29', '2026-11-29'],
  ['2026-11-21', '2026-11-22', '2026-11-30', null],
  ['2026-11-21', '2026-12-21', '2026-12-25', '2026-12-28'],
])('a visit of %s, rated on %s, can be rated on %s until %s', (doneOn, ratedOn, today, until) => {
  expect(ratableUntil({ doneOn, ratedOn }, today)).toBe(until);
});

test.each([
  [[], null],
  [[{ score: 3, times: 2 }], 3],
  [
    [
      { score: 3, times: 2 },
      { score: 1, times: 1 },
    ],
    2.3,
  ],
])('the mean of %j is %s', (counts, mean) => {
  expect(meanOf(counts)).toBe(mean);
});
