import { expect, test } from '@jest/globals';
import { isInOrder } from './rules.ts';

test.each([
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-22', '2026-11-21', false],
  ['2026-12-01', '2026-11-30', false],
  [undefined, '2026-11-21', true],
  ['2026-11-21', undefined, true],
  [undefined, undefined, true],
])('from %s to %s is in order: %s', (fromDate, toDate, is) => {
  expect(isInOrder(fromDate, toDate)).toBe(is);
});
