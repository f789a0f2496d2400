import { beforeAll, expect, test } from '@jest/globals';
import { hash } from 'node:crypto';
import { isInCanary, placeOf } from './cohort.ts';
import { defaultPolicy } from './canary.ts';

const PEOPLE = 200_000;
/** The standard error of one 50 % canary is 0.11 points; averaging these halves it. */
const CANARIES = 5;
const cohort = (i: number) => hash('sha256', `${i}`).slice(0, 16);
const salt = '5f0c9a1e5f0c9a1e';
const at = '2026-11-21T00:00:00.000Z';
const canary = { set: '2', setSha384: '', salt, policy: defaultPolicy, since: at, held: false };

/** How many customers have each place, summed over all these canaries. */
const places = new Uint32Array(10_000);
const people = Array.from({ length: PEOPLE }, (_, i) => cohort(i));
beforeAll(() => {
  for (let i = 0; i < CANARIES; i++)
    for (const id of people) {
      const place = placeOf(`${salt}${i}`, id);
      places[place] = (places[place] ?? 0) + 1;
    }
});

test.each([0, 1, 5, 10, 50, 100])('%i % of 200,000 customers, within 0.1 points', (percent) => {
  const got = places.subarray(0, percent * 100).reduce((sum, count) => sum + count, 0);
  expect(Math.abs((got / PEOPLE / CANARIES) * 100 - percent)).toBeLessThan(0.1);
  if (percent === 0) expect(got).toBe(0);
});

/** A customer for each of the places. */
const one = new Map(people.map((id) => [placeOf(salt, id), id]));

test.each([0, 1, 5, 50, 99, 100])('at %i %, as many of the 10,000 places', (percent) => {
  expect(one.size).toBe(10_000);
  const got = [...one.values()].filter((id) => isInCanary({ ...canary, percent }, id));
  expect(got).toHaveLength(percent * 100);
});

test('customers keep a canary while it grows, and another canary picks other customers', () => {
  const some = people.slice(0, 2000);
  const inside = (percent: number, own = salt) =>
    some.filter((id) => isInCanary({ ...canary, percent, salt: own }, id));
  expect(inside(0)).toEqual([]);
  const [few, more] = [inside(5), inside(25)];
  expect(few.length).toBeGreaterThan(0);
  expect(few.every((id) => more.includes(id))).toBe(true);
  expect(inside(5, 'another')).not.toEqual(few);
});
