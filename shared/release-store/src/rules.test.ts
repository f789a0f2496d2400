import { expect, test } from '@jest/globals';
import { inRange, trail } from './rules.ts';

test.each([
  ['^4.1.0', '4.1.0', true],
  ['^4.1.0', '4.10.0', true],
  ['^4.1.2', '4.1.1', false],
  ['^4.1.0', '4.0.9', false],
  ['^4.1.0', '5.1.0', false],
  ['^4.1.0', '3.9.9', false],
  ['^0.2.1', '0.2.3', true],
  ['^0.2.1', '0.3.0', false],
  ['4.1.0', '4.1.0', true],
  ['4.1.0', '4.1.1', false],
  ['', '4.1.0', true],
  ['^4.2.0-rc.1', '4.2.0-rc.1', true],
  ['^4.1.0', '4.2.0-rc.1', true],
  ['^4.2.0', '4.2.0-rc.1', false],
  ['^4.1.0', '5.0.0-rc.1', false],
  ['>=4.1.0 <6', '5.3.0', true],
  ['no range', '4.1.0', false],
])('the range %j and version %s: %j', (range, version, expected) => {
  expect(inRange(range, version)).toBe(expected);
});

test.each([
  ['1 2 3', '1 2 3'],
  ['1 2 3 2', '1 2'],
  ['1 2 2 3 1', '1'],
  ['1 2 1 3', '1 3'],
  ['1 2 3 2 3', '1 2 3'],
])('of the history %s the trail is %s', (history, expected) => {
  expect(trail(history.split(' '), Object.is).join(' ')).toBe(expected);
});
