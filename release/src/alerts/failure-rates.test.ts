import { expect, test } from '@jest/globals';
import { isDoubled } from './failure-rates.ts';

const sample = (visits: number, failures: number) => ({ mounts: visits - failures, failures });

test.each([
  ['ten times as often', sample(6000, 60), sample(1000, 100), true],
  ['three times as often', sample(6000, 300), sample(1000, 150), true],
  ['from never to every tenth visit', sample(6000, 0), sample(1000, 100), true],
  ['as often as before', sample(6000, 300), sample(1000, 50), false],
  ['just twice as often', sample(6000, 300), sample(1000, 100), false],
  ['twice a rate that is hardly any', sample(60_000, 60), sample(10_000, 20), false],
  ['eleven visits, all of them', sample(6000, 0), sample(11, 11), false],
  ['a part without earlier visits', sample(0, 0), sample(100, 100), false],
])('%s', (_, before, now, expected) => {
  expect(isDoubled(before, now)).toBe(expected);
});

test('of a thousand quiet days none tells of a part that fails as before', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const visits = (count: number, rate: number) => {
    let failures = 0;
    for (let i = 0; i < count; i++) if (random() < rate) failures += 1;
    return sample(count, failures);
  };
  let told = 0;
  for (let day = 0; day < 1000; day++)
    for (const rate of [0.005, 0.05])
      if (isDoubled(visits(1200, rate), visits(200, rate))) told += 1;
  expect(told).toBe(0);
});
