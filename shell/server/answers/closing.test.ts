import { expect, test } from '@jest/globals';
import { closingOf, closingText, isClosed, secondsLeft } from './closing.ts';

// The window of the specification's maintenance page (2, Maintenance page).
const sample = closingOf('2025-08-07T20:30:00+09:00/2025-08-07T23:30:00+09:00');

test.each([
  ['2025-08-07T20:29:59+09:00', false],
  ['2025-08-07T20:30:00+09:00', true],
  ['2025-08-07T14:29:59Z', true],
  ['2025-08-07T23:30:00+09:00', false],
])('at %s it is closed: %s', (now, closed) => {
  expect(isClosed(sample, new Date(now))).toBe(closed);
});

test('counts the seconds until it opens', () => {
  expect(secondsLeft(sample, new Date('2025-08-07T20:30:00+09:00'))).toBe(10_800);
  expect(secondsLeft(sample, new Date('2025-08-07T14:29:59.900Z'))).toBe(1);
});

test.each([
  ['2025-08-07T20:30:00+09:00/2025-08-07T23:30:00+09:00', '2025.08.07(목) 20:30부터 23:30까지'],
  // The same instants in UTC.
  ['2025-08-07T11:30:00Z/2025-08-07T14:30:00Z', '2025.08.07(목) 20:30부터 23:30까지'],
  [
    '2025-12-31T23:00:00+09:00/2026-01-01T00:00:00+09:00',
    '2025.12.31(수) 23:00부터 2026.01.01(목) 00:00까지',
  ],
])('%s reads %s', (window, text) => {
  expect(closingText(closingOf(window))).toBe(text);
});
