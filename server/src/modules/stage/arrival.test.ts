import { expect, test } from '@jest/globals';
import { arrivalIn, comingTo, nextOfArrival } from './arrival.ts';

const today = '2026-11-21';
const engineer = '오기사';
const at = Date.parse('2026-11-21T14:35:00+09:00');
const now = at - 20 * 60_000 - 1;

test('minutes become the time at which the engineer arrives', () => {
  expect(arrivalIn(35, Date.parse('2026-11-21T14:00:10+09:00'))).toEqual({
    at: at + 10_000,
    values: { time: '14:35', minutes: '35' },
    once: '2026-11-21 14:35',
  });
});

test.each([
  ['on its day', at, today, { today: true, engineer, arrival: { time: '14:35', minutes: 21 } }],
  ['before anybody set out', null, today, { today: true, engineer, arrival: null }],
  ['of another day', at - 86_400_000, today, { today: true, engineer, arrival: null }],
  ['once the day was moved', at, '2026-11-22', { today: false, engineer, arrival: null }],
  ['where nobody is to come', at, null, null],
])('who comes, and when: %s', (_, arrivesAt, on, coming) => {
  expect(comingTo({ on, engineer, arrivesAt }, now)).toEqual(coming);
});

test('an engineer who is late arrives now, and the page names the time all the same', () => {
  const coming = comingTo({ on: today, engineer, arrivesAt: at }, at + 600_000);
  expect(coming?.arrival).toEqual({ time: '14:35', minutes: 0 });
  expect(nextOfArrival(coming)).toEqual({
    text: '기사가 출발했습니다. 14:35쯤 도착합니다.',
    by: null,
  });
  expect(nextOfArrival(comingTo({ on: today, engineer, arrivesAt: null }, at))).toBeNull();
});
