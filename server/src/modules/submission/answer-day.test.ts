import { expect, test } from '@jest/globals';
import { answerDay } from './answer-day.ts';

const schedule = {
  days: [1, 2, 3, 4, 5],
  holidays: ['2026-12-25', '2027-01-01', '2027-02-08', '2027-02-09'],
};

test.each([
  ['a Monday', '2026-11-23', '2026-11-26'],
  ['a Tuesday', '2026-11-24', '2026-11-27'],
  ['a Wednesday', '2026-11-25', '2026-11-30'],
  ['a Friday', '2026-11-27', '2026-12-02'],
  ['a Saturday', '2026-11-21', '2026-11-25'],
  ['a Sunday', '2026-11-22', '2026-11-25'],
  ['the day before a holiday', '2026-12-24', '2026-12-30'],
  ['a holiday', '2026-12-25', '2026-12-30'],
  ['the last day of a year', '2026-12-31', '2027-01-06'],
  ['a Friday before two holidays', '2027-02-05', '2027-02-12'],
  ['a day before the leap day', '2028-02-28', '2028-03-02'],
])('a submission on %s, %s, is answered by %s', (_, receivedOn, answerBy) => {
  expect(answerDay(receivedOn, schedule)).toBe(answerBy);
});

test('with fewer working days the answer is due earlier', () => {
  expect(answerDay('2026-11-27', schedule, 2)).toBe('2026-12-01');
});

test('answers the last day it looks at where no day is worked', () => {
  expect(answerDay('2026-11-21', { days: [], holidays: [] })).toBe('2026-12-22');
});
