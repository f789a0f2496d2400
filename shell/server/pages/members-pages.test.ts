import { expect, test } from '@jest/globals';
import { hasMembersPages } from './members-pages.ts';

test.each([
  ['^4.0.0', false],
  ['^4.1.0', false],
  ['^4.2.0', true],
  ['^5.0.0', true],
  // The shell has every page.
  ['', true],
] as const)('a version that needs host %j: %j', (host, expected) => {
  expect(hasMembersPages({ needs: { host } })).toBe(expected);
});
