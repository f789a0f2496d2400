import { expect, test } from '@jest/globals';
import { mayAskNow, MOST_AN_HOUR, pauseBefore } from './pauses.ts';

const now = 3_600_000_000;
const at = (unchanged: number, more: object = {}) =>
  pauseBefore([], { unchanged, saves: false, now, random: 0.5, ...more });

test('pauses grow while nothing changes, up to five minutes, and are longer for who saves data', () => {
  expect([0, 1, 2, 5, 6, 50].map((unchanged) => at(unchanged) / 1000)).toEqual([
    30, 45, 67.5, 227.813, 300, 300,
  ]);
  expect(at(0, { saves: true })).toBe(90_000);
});

test('pauses differ by a fifth from page to page', () => {
  expect([at(0, { random: 0 }), at(0, { random: 1 })]).toEqual([24_000, 36_000]);
});

test('there are twenty polls an hour, returns included', () => {
  const polled = Array.from({ length: MOST_AN_HOUR }, (_, i) => now - 600_000 + i * 1000);
  expect(pauseBefore(polled, { unchanged: 0, saves: false, now, random: 0.5 })).toBe(3_000_000);
  expect(mayAskNow(polled, now)).toBe(false);
  expect(mayAskNow(polled, now + 3_000_000)).toBe(true);
  expect(mayAskNow([now - 4_000], now)).toBe(false);
  expect(mayAskNow([now - 6_000], now)).toBe(true);
});
