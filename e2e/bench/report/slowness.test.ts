import { expect, test } from '@jest/globals';
import type { Results, RouteResult } from '../measure.ts';
import type { Load } from '../visits/visit.ts';
import { goalsOf } from './goals.ts';
import { slownessOf } from './slowness.ts';

const load = (own: Partial<Load>) => ({ ready: 0, usable: 0, longest: 0, ...own }) as Load;
const visited = (first: Partial<Load>, second: Partial<Load>): RouteResult => ({
  first: { loads: [load(first)], taps: [] },
  second: { loads: [load(second)], taps: [] },
});
const peer = new Map([
  ['home', visited({ ready: 1040, usable: 2624 }, { usable: 2121 })],
  ['faq', visited({ ready: 768, usable: 4140 }, { usable: 1610 })],
]);

test('of two routes the one by which the machine is less slow counts', () => {
  expect(slownessOf(new Map([['peer', peer]]))).toEqual({ content: 1.5, first: 2, second: 2 });
});

test('without the peer a limit is what it says', () => {
  expect(slownessOf(new Map())).toEqual({ content: 1, first: 1, second: 1 });
});

test('a limit in milliseconds is that of the machine for which it was set', () => {
  const portal = new Map([['home', visited({ ready: 1050 }, { longest: 201 })]]);
  const results: Results = {
    routes: new Map([
      ['portal', portal],
      ['peer', peer],
    ]),
    switches: new Map([['portal', [{ ms: 1, apiMs: 0, backMs: 1, againMs: 1 }]]]),
    failures: [],
  };
  const limits = Object.fromEntries(
    goalsOf(results, undefined, slownessOf(results.routes)).map(({ name, kind, limit }) => [
      `${name}, ${kind}`,
      limit,
    ]),
  );
  expect(limits).toMatchObject({
    'home: content, floor': 1050,
    'home: longest task, second visit, floor': 200,
    'home: slowest tap, first visit, floor': 400,
    'home: HTML, floor': 13,
  });
});
