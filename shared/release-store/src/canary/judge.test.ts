import { expect, test } from '@jest/globals';
import { seeded } from '../testing/seeded.ts';
import { defaultPolicy } from './canary.ts';
import type { Sample } from './early.ts';
import { chanceOf, judge, type Comparison } from './judge.ts';

const BASE_RATE = 0.005;
const LOOK_EVERY = 50;
const MOUNTS = 3000;

/**
 * Simulates a 20 % canary that is judged again and again. Returns the first verdict other than hold, or the last
 * one.
 */
function live(seed: number, rate: number) {
  const random = seeded(seed);
  const draw = (sample: Sample, of: number) => {
    if (random() < of) sample.failures++;
    else sample.mounts++;
  };
  const one: Comparison = {
    name: 'voc@1.0.1',
    changed: true,
    base: { mounts: 0, failures: 0 },
    canary: { mounts: 0, failures: 0 },
  };
  let advised = false;
  for (let mounts = 1; mounts <= MOUNTS; mounts++) {
    draw(one.canary, rate);
    for (let i = 0; i < 4; i++) draw(one.base, BASE_RATE);
    if (mounts % LOOK_EVERY !== 0) continue;
    const { verdict } = judge(defaultPolicy, [one]);
    if (verdict === 'abort') return { aborted: true, advised, mounts };
    advised ||= verdict === 'advance';
  }
  return { aborted: false, advised, mounts: MOUNTS };
}
const runs = (rate: number) => Array.from({ length: 200 }, (_, i) => live(i + 1, rate));

test('aborts a canary with 5 % failures in each of 200 simulations, within a few hundred mounts', () => {
  const lives = runs(0.05);
  expect(lives.filter(({ aborted }) => !aborted)).toEqual([]);
  const needed = lives.map(({ mounts }) => mounts).sort((a, b) => a - b);
  expect(needed[100]).toBeLessThan(1000);
});

test('never aborts a canary as good as its base in 200 simulations, and lets it advance', () => {
  const lives = runs(BASE_RATE);
  expect(lives.filter(({ aborted }) => aborted)).toEqual([]);
  expect(lives.filter(({ advised }) => !advised)).toEqual([]);
});

const compare = (base: [number, number], canary: [number, number], changed = true): Comparison => ({
  name: 'voc@1.0.1',
  changed,
  base: { mounts: base[0], failures: base[1] },
  canary: { mounts: canary[0], failures: canary[1] },
});

test.each([
  ['too few of the canary', compare([9000, 9], [199, 0]), 'hold', 'few'],
  ['too few, and many fail', compare([9000, 9], [180, 11]), 'hold', 'few'],
  ['too few, and all fail', compare([9000, 9], [0, 12]), 'abort', 'fails'],
  ['too few of both, and all fail', compare([40, 0], [0, 14]), 'abort', 'fails'],
  ['too few to end it, and all fail', compare([9000, 9], [0, 11]), 'hold', 'few'],
  ['all fail, and nobody knows the base', compare([0, 0], [0, 150]), 'hold', 'few'],
  ['all fail, and so does the base', compare([1, 60], [0, 60]), 'hold', 'few'],
  ['too few of the base', compare([150, 0], [900, 0]), 'hold', 'few'],
  ['just enough of both', compare([199, 1], [199, 1]), 'advance', 'fine'],
  ['all fail', compare([9000, 9], [0, 200]), 'abort', 'fails'],
  ['as good as the base', compare([9000, 9], [900, 1]), 'advance', 'fine'],
  ['as bad as the base', compare([9000, 900], [900, 90]), 'advance', 'fine'],
  ['worse, and it may be chance', compare([900, 9], [290, 10]), 'hold', 'chance'],
] as const)('%s', (_, one, verdict, because) => {
  const about = because === 'fine' ? null : 'voc@1.0.1';
  expect(judge(defaultPolicy, [one])).toMatchObject({ verdict, because, about });
});

test('figures exactly at the limits of the policy end nothing, and do not hold it', () => {
  const one = compare([400, 0], [390, 10]);
  const policy = { ...defaultPolicy, significance: chanceOf(one, defaultPolicy.allowed) };
  expect(judge(policy, [one])).toMatchObject({ verdict: 'hold', because: 'chance' });
  // A quarter more than the base's half.
  const allowed = { ...defaultPolicy, allowed: 0.25 };
  expect(judge(allowed, [compare([200, 200], [100, 300])]).verdict).toBe('advance');
});

test('an unchanged part needs no sample, but can abort the canary', () => {
  const good = compare([900, 0], [900, 0]);
  expect(judge(defaultPolicy, [good, compare([5, 0], [5, 0], false)]).verdict).toBe('advance');
  const bad = judge(defaultPolicy, [good, compare([900, 0], [800, 100], false)]);
  expect(bad.verdict).toBe('abort');
  expect(bad.reason).toBe('voc@1.0.1 fails in 11.1 % of 900, in the base in 0.0 % of 900');
});

test('a policy that needs no mounts advances a canary that nobody has seen', () => {
  const judged = judge({ ...defaultPolicy, minimum: 0 }, [compare([0, 0], [0, 0])]);
  expect(judged).toEqual({
    verdict: 'advance',
    reason: 'voc@1.0.1 fails in 0.0 % of 0, in the base in 0.0 % of 0',
    because: 'fine',
    about: null,
  });
});

test('the sample that is too small is named with its size', () => {
  expect(judge(defaultPolicy, [compare([9000, 9], [90, 1])]).reason).toBe(
    'voc@1.0.1 has 91 mounts and 9009 in the base: 200 are needed',
  );
});

test('chances are those of the normal distribution', () => {
  const even = { mounts: 9900, failures: 100 };
  expect(chanceOf({ base: even, canary: even }, 0)).toBeCloseTo(0.5, 6);
  // One percentage point more, of 10,000 each: z is 5.8.
  expect(chanceOf({ base: even, canary: { mounts: 9800, failures: 200 } }, 0)).toBeLessThan(1e-8);
  expect(chanceOf({ base: even, canary: { mounts: 9880, failures: 120 } }, 0)).toBeCloseTo(0.09, 2);
  const chance = (base: [number, number], canary: [number, number], allowed: number) =>
    chanceOf(compare(base, canary), allowed);
  expect(chance([9900, 100], [9920, 80], 0)).toBeCloseTo(0.93, 2);
  // By hand: 4 points worse than allowed, of deviations of 1.6 and 0.5 points; z is 2.38. Then z is -1.42.
  expect(chance([200, 0], [190, 10], 0.01)).toBeCloseTo(0.00862, 5);
  expect(chance([200, 0], [200, 0], 0.01)).toBeCloseTo(0.9229, 4);
});
