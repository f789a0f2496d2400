import { expect, test } from '@jest/globals';
import { pointsFor } from './open.ts';

test.each([
  ['all that were given', 250_000, 0, { point: 0, held: 0 }, 250_000],
  ['what other requests leave', 250_000, 100_000, { point: 0, held: 0 }, 150_000],
  ['those that it used before', 250_000, 100_000, { point: 100_000, held: 0 }, 250_000],
  ['those that it holds', 250_000, 100_000, { point: 0, held: 40_000 }, 190_000],
  ['the more of used and held', 250_000, 100_000, { point: 30_000, held: 40_000 }, 190_000],
  ['none where more are spent than given', 50_000, 100_000, { point: 0, held: 0 }, 0],
])('a request can use %s', (_, given, spent, order, free) => {
  expect(pointsFor(given, spent, order)).toBe(free);
});
