import { expect, test } from '@jest/globals';
import { seeded } from '../testing/seeded.ts';
import { defaultPolicy } from './canary.ts';
import { isOverwhelming, type Sample } from './early.ts';

/** How often a page fails, by how many customers came before and whether this one has the canary. */
type Rate = (customers: number, isCanary: boolean) => number;

/** Half a per cent of the customers have a device on which every page fails, in either set. */
const BROKEN_DEVICES = 0.005;
/** After a visit this share of the customers comes back at once, as one does who tries again. */
const RETURNS = 0.4;

/**
 * Simulates a canary that gets a share of the customers and is tested after each of its visits, until the figures
 * suffice for the judge's usual decision. Returns after how many of its visits the test ended it, or null.
 */
function endedAfter(seed: number, share: number, rate: Rate): number | null {
  const random = seeded(seed);
  const one = { base: { mounts: 0, failures: 0 }, canary: { mounts: 0, failures: 0 } };
  const size = ({ mounts, failures }: Sample) => mounts + failures;
  for (let customers = 0; ; customers++) {
    const isCanary = random() < share;
    const sample = isCanary ? one.canary : one.base;
    const fails = random() < BROKEN_DEVICES ? 1 : rate(customers, isCanary);
    do {
      if (random() < fails) sample.failures++;
      else sample.mounts++;
      if (!isCanary) continue;
      if (size(one.canary) >= defaultPolicy.minimum) return null;
      if (isOverwhelming(one, defaultPolicy.allowed)) return size(one.canary);
    } while (random() < RETURNS);
  }
}

/** The policy's steps before all. */
const STEPS = [0.01, 0.05, 0.25, 0.5];
/** Simulates 1,000 canaries, as many of each share. */
const runs = (rate: Rate, shares: readonly number[]) =>
  shares.flatMap((share) =>
    Array.from({ length: 1000 / shares.length }, (_, i) => endedAfter(i + 1, share, rate)),
  );

test.each<[string, Rate]>([
  ['as rarely as usual', () => 0.005],
  ['as often as what is allowed more than the base', (_, isCanary) => (isCanary ? 0.015 : 0.005)],
  ['in one of five visits, like the base', () => 0.2],
  ['in two of three visits, like the base', () => 0.66],
])('ends none of 1,000 canaries early that fail %s', (_, rate) => {
  expect(runs(rate, STEPS).filter((visits) => visits !== null)).toEqual([]);
});

test('ends none of 1,000 canaries early in an outage that meets both sets', () => {
  const rate: Rate = (customers) => (customers > 400 ? 0.95 : 0.005);
  expect(runs(rate, STEPS).filter((visits) => visits !== null)).toEqual([]);
});

test('ends each of 1,000 canaries of a part that always fails within 20 visits', () => {
  const ended = runs((_, isCanary) => (isCanary ? 1 : 0.005), [0.01, 0.25]);
  expect(ended.filter((visits) => visits === null || visits > 20)).toEqual([]);
  expect(ended.sort((a, b) => (a ?? 0) - (b ?? 0))[500]).toBe(12);
});

test('ends every canary that fails in half of its visits before the minimum sample', () => {
  const ended = runs((_, isCanary) => (isCanary ? 0.5 : 0.005), STEPS);
  expect(ended.filter((visits) => visits === null)).toEqual([]);
});

test.each([
  // The base's visits and failures, the canary's failures, and the most shown visits with which it ends.
  [9000, 9, 12, 51],
  [8, 0, 18, 0],
  [8, 0, 40, 17],
  [90, 10, 12, 5],
  [90, 10, 40, 49],
  [30, 30, 60, 7],
])('with %i visits and %i failures in the base, %i failures end up to %i', (...figures) => {
  const [mounts, ofBase, failures, most] = figures;
  const isEnded = (shown: number) =>
    isOverwhelming(
      { base: { mounts, failures: ofBase }, canary: { mounts: shown, failures } },
      0.01,
    );
  expect([isEnded(most), isEnded(most + 1)]).toEqual([true, false]);
});

test.each([
  ['fewer than twelve failed', { mounts: 9000, failures: 9 }, 11],
  ['fewer than eight of the base are known', { mounts: 7, failures: 0 }, 1000],
  ['too few failed for what is known of the base', { mounts: 8, failures: 0 }, 17],
  ['the base fails as good as always', { mounts: 0, failures: 8 }, 1000],
])('ends nothing while %s', (_, base, failures) => {
  expect(isOverwhelming({ base, canary: { mounts: 0, failures } }, 0.01)).toBe(false);
});
