import { expect, test } from '@jest/globals';
import { closedReason, isOver, mayMove, timesOf } from './rules.ts';

const day = (weekday: number) => ({ day: weekday, open: '10:30', close: '12:40' });
/** The showroom is closed on Mondays. */
const hours = {
  weekly: [0, 2, 3, 4, 5, 6].map(day),
  closed: [{ day: '2026-11-25', reason: '매장 공사' }],
};

test.each([
  ['2026-11-20', '예약 기간이 아님'],
  ['2026-11-21', '당일 불가'],
  ['2026-11-22', null],
  ['2026-11-23', '월요일 휴무'],
  ['2026-11-25', '매장 공사'],
  ['2026-12-20', null],
  ['2026-12-21', '월요일 휴무'],
  ['2026-12-22', '예약 기간이 아님'],
])('on 21 November, %s is closed for: %s', (on, reason) => {
  expect(closedReason(hours, '2026-11-21', on)).toBe(reason);
});

test.each([
  [30, ['10:30', '11:00', '11:30', '12:00']],
  [60, ['10:30', '11:30']],
  [65, ['10:30', '11:35']],
  [131, []],
])(
  'visits of %i minutes follow each other, and the last ends before the showroom closes',
  (minutes, times) => {
    expect(timesOf(hours, '2026-11-24', minutes)).toEqual(times);
  },
);

test('a weekday without hours has no times', () => {
  expect(timesOf(hours, '2026-11-23', 30)).toEqual([]);
});

test.each([
  ['2026-11-24 10:29', false],
  ['2026-11-24 10:30', true],
  ['2026-11-23 23:59', false],
  ['2026-11-25 00:00', true],
])('at %s a visit at 10:30 on 24 November is over: %s', (now, over) => {
  expect(isOver('2026-11-24', '10:30', now)).toBe(over);
});

test.each([
  ['2026-11-22 23:59', true],
  ['2026-11-23 11:59', true],
  ['2026-11-23 12:00', false],
  ['2026-11-24 09:00', false],
])('at %s a visit on 24 November may be moved online: %s', (now, may) => {
  expect(mayMove('2026-11-24', now)).toBe(may);
});
