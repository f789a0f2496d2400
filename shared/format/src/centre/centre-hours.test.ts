import { expect, test } from '@jest/globals';
import { centreState } from '../index.ts';

const schedule = {
  days: [1, 2, 3, 4, 5],
  open: '09:00',
  close: '18:00',
  lunch: { from: '12:00', to: '13:00' },
  holidays: ['2026-12-25', '2027-02-08', '2027-02-09'],
};
const open = { is: 'open', until: '18:00' };
const lunch = { is: 'lunch', opensAt: '13:00' };
const opens = (opensOn: string, inDays: number) => ({
  is: 'closed',
  opensAt: '09:00',
  opensOn,
  inDays,
});

test.each([
  ['a minute before it opens', '2026-11-23T08:59:59+09:00', opens('2026-11-23', 0)],
  ['when it opens', '2026-11-23T09:00:00+09:00', open],
  ['before lunch', '2026-11-23T11:59:59+09:00', open],
  ['at lunch', '2026-11-23T12:00:00+09:00', lunch],
  ['at the end of lunch', '2026-11-23T12:59:59+09:00', lunch],
  ['after lunch', '2026-11-23T13:00:00+09:00', open],
  ['before it closes', '2026-11-23T17:59:59+09:00', open],
  ['when it closes', '2026-11-23T18:00:00+09:00', opens('2026-11-24', 1)],
  ['on a Friday evening', '2026-11-20T20:00:00+09:00', opens('2026-11-23', 3)],
  ['on a Saturday at noon', '2026-11-21T12:30:00+09:00', opens('2026-11-23', 2)],
  ['on a Sunday at midnight', '2026-11-22T00:00:00+09:00', opens('2026-11-23', 1)],
  ['on a holiday', '2026-12-25T10:00:00+09:00', opens('2026-12-28', 3)],
  ['before a holiday', '2026-12-24T18:00:00+09:00', opens('2026-12-28', 4)],
  ['before holidays in a row', '2027-02-05T18:30:00+09:00', opens('2027-02-10', 5)],
  ['over a new year', '2026-12-31T18:00:00+09:00', opens('2027-01-01', 1)],
  ['where the device is a day behind', '2026-11-22T16:00:00-08:00', open],
  ['where the device is ahead', '2026-11-23T22:30:00+14:00', open],
])('%s (%s)', (_, instant, state) => {
  expect(centreState(schedule, new Date(instant))).toEqual(state);
});

test('names no day if none is within the next month', () => {
  expect(centreState({ ...schedule, days: [] }, new Date('2026-11-23T10:00:00+09:00'))).toEqual({
    is: 'closed',
    opensAt: null,
  });
});
