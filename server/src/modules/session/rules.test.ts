import { expect, test } from '@jest/globals';
import { isLive, isDueForTouch } from './rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  ['at once', 0, 0, true],
  ['just within the hour', 0, HOUR - 1, true],
  ['after an hour of nothing', 0, HOUR, false],
  ['after eleven busy hours', 11 * HOUR, 11.9 * HOUR, true],
  ['after twelve hours, however busy', 11.9 * HOUR, 12 * HOUR, false],
])('%s: seen at %d, now %d, is live: %s', (_, seenAt, now, live) => {
  expect(isLive({ createdAt: 0, seenAt }, now)).toBe(live);
});

test('is touched at most once a minute', () => {
  const session = { createdAt: 0, seenAt: 0 };
  expect([isDueForTouch(session, MINUTE - 1), isDueForTouch(session, MINUTE)]).toEqual([
    false,
    true,
  ]);
});
