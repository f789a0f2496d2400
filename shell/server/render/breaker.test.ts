import { expect, test } from '@jest/globals';
import { Breaker } from './breaker.ts';

let now = 0;
const failing = (times: number) => {
  now = 0;
  const breaker = new Breaker(() => now);
  for (let i = 0; i < times; i++) breaker.failed('guide@1.0.0');
  return breaker;
};

test('opens for a version after three failures in a row, and for no other', () => {
  expect(failing(2).allows('guide@1.0.0')).toBe(true);
  expect(failing(3).allows('guide@1.0.0')).toBe(false);
  expect(failing(3).allows('guide@1.0.1')).toBe(true);
});

test('a page that renders resets the count', () => {
  const breaker = failing(2);
  breaker.worked('guide@1.0.0');
  breaker.failed('guide@1.0.0');
  expect(breaker.allows('guide@1.0.0')).toBe(true);
});

test('after ten seconds one page tries, and the others wait for its outcome', () => {
  const breaker = failing(3);
  now = 9_999;
  expect(breaker.allows('guide@1.0.0')).toBe(false);
  now = 10_000;
  expect(breaker.allows('guide@1.0.0')).toBe(true);
  expect(breaker.allows('guide@1.0.0')).toBe(false);
  breaker.worked('guide@1.0.0');
  expect(breaker.allows('guide@1.0.0')).toBe(true);
});

test('a try that fails opens it for ten more seconds', () => {
  const breaker = failing(3);
  now = 10_000;
  breaker.allows('guide@1.0.0');
  breaker.failed('guide@1.0.0');
  now = 19_999;
  expect(breaker.allows('guide@1.0.0')).toBe(false);
});
