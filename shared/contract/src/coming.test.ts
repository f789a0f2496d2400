import { expect, test } from '@jest/globals';
import { areHoursOver, soonness } from './coming.ts';

const hours = '09:00~12:00';
const coming = (minutes: number | null) => ({
  today: true,
  engineer: null,
  arrival: minutes === null ? null : { time: '12:30', minutes },
});

test.each([
  ['11:59', hours, coming(null), false],
  ['12:00', hours, coming(null), true],
  ['15:00', hours, { ...coming(null), today: false }, false],
  ['15:00', null, coming(null), false],
  ['15:00', hours, null, false],
  // After the hours: an engineer 20 minutes away is late but still coming; one who was due by now has come.
  ['12:10', hours, coming(20), false],
  ['12:40', hours, coming(0), true],
])('at %s the hours %s are over or not', (time, own, who, isOver) => {
  expect(areHoursOver({ on: '2026-11-27', hours: own, coming: who }, time)).toBe(isOver);
});

test('whoever is on the way comes first, then days and hours, and of a day what is over last', () => {
  const on = '2026-11-27';
  const sorted = [
    { on, hours: '16:00~18:00', coming: coming(20) },
    { on: '2026-11-26', hours },
    { on, hours: '10:00~11:00' },
    { on, hours: '13:00~18:00', coming: coming(null) },
    { on },
    { on, hours, over: true, coming: coming(0) },
    { on: '2026-11-28', hours },
    { on: null },
  ];
  const keys = sorted.map(soonness);
  expect(keys.toSorted((a, b) => a.localeCompare(b))).toEqual(keys);
});
