import { expect, test } from '@jest/globals';
import { satisfy as original } from '@module-federation/runtime-core';
import { satisfy } from './replacements/plain-ranges.mjs';

const versions = [
  '0.0.0',
  '0.0.3',
  '0.2.0',
  '0.2.5',
  '1.0.0',
  '1.2.3',
  '1.10.0',
  '2.0.0',
  '19.3.1',
];
const pairs = versions.flatMap((version) => versions.map((other) => [version, other] as const));

test('ranges in use hold as the runtime’s own semver finds', () => {
  for (const [version, other] of pairs)
    for (const range of [`^${other}`, `<=${other}`])
      expect([version, range, satisfy(version, range)]).toEqual([
        version,
        range,
        original(version, range),
      ]);
});

test('what is not in use never holds', () => {
  for (const range of ['', '*', '~1.2.3', '1.x', '^1.2.3-rc.1'])
    expect(satisfy('1.2.3', range)).toBe(false);
  expect(satisfy('1.2.3-rc.1', '^1.2.3')).toBe(false);
  expect(satisfy(undefined, '^1.2.3')).toBe(false);
});
