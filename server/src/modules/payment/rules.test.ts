import { expect, test } from '@jest/globals';
import { cancelReasons } from '@portal/testing/payments';
import { lastDepositDay, reasons } from './rules.ts';

test('the fixtures of cancelled payments have the sentences of the server', () => {
  expect(reasons).toMatchObject(cancelReasons);
});

test.each([
  [null, '2026-11-24'],
  ['2026-12-24', '2026-11-24'],
  ['2026-11-25', '2026-11-24'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-22', '2026-11-21'],
])('a deposit on 21 November for a visit on %s can be made until %s', (visitOn, until) => {
  expect(lastDepositDay('2026-11-21', visitOn)).toBe(until);
});
