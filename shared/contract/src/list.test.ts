import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { dayInput } from './index.ts';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['２０２６-11-21', false],
  ['', false],
])('%s is a day of the calendar: %s', (day, is) => {
  expect(v.is(dayInput, day)).toBe(is);
});
