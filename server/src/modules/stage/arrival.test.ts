import { expect, test } from '@jest/globals';
import { arrivalIn, nextOfArrival } from './arrival.ts';

const today = '2026-11-21';
const at = Date.parse('2026-11-21T14:35:00+09:00');
const next = { text: '기사가 출발했습니다. 14:35쯤 도착합니다.', by: null };

test('minutes become the time at which the engineer arrives', () => {
  expect(arrivalIn(35, Date.parse('2026-11-21T14:00:10+09:00'))).toEqual({
    at: at + 10_000,
    values: { time: '14:35', minutes: '35' },
    once: '2026-11-21 14:35',
  });
});

test.each([
  ['on its day', at, [today], next],
  ['on the second day', at, ['2026-11-19', today], next],
  ['before anybody set out', null, [today], null],
  ['on another day', at - 86_400_000, [today], null],
  ['once the day was moved', at, ['2026-11-22', null], null],
])('%s a page says when the engineer arrives: %j', (_, arrivesAt, days, said) => {
  expect(nextOfArrival(arrivesAt, today, days)).toEqual(said);
});
