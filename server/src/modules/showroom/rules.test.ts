import { expect, test } from '@jest/globals';
import { hoursOf } from './rules.ts';

const row = {
  weekly: [{ day: 1, open: '10:00', close: '19:00' }],
  closed: [
    { day: '2026-12-30', reason: '매장 공사' },
    { day: '2026-12-25', reason: '성탄절 휴무' },
    { day: '2026-11-20', reason: '매장 공사' },
    { day: '2027-05-05', reason: '매장 공사' },
  ],
};
const on = { today: '2026-11-21', holidays: ['2026-12-25', '2027-01-01', '2027-05-05'] };

test('closed days are those of the next months, in order; the showroom’s own reason replaces the holiday’s', () => {
  expect(hoursOf({ ...row, closes_on_holidays: true }, on)).toEqual({
    weekly: row.weekly,
    closed: [
      { day: '2026-12-25', reason: '성탄절 휴무' },
      { day: '2026-12-30', reason: '매장 공사' },
      { day: '2027-01-01', reason: '공휴일 휴무' },
    ],
  });
});

test('a showroom that is open on holidays is closed on its own days alone', () => {
  const { closed } = hoursOf({ ...row, closes_on_holidays: false }, on);
  expect(closed.map(({ day }) => day)).toEqual(['2026-12-25', '2026-12-30']);
});
