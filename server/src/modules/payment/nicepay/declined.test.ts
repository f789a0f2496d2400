import { expect, test } from '@jest/globals';
import { declineCodes, endings } from '../../../../sandbox/card-payment/endings.ts';
import { declines } from '../declines.ts';
import { reasons, whyNotPaid } from '../rules.ts';
import { declineOf, mayBeCharged } from './declined.ts';

test.each([
  ['1', '3011', 'number'],
  ['1', '3021', 'expired'],
  ['1', '3023', 'instalment'],
  ['1', '3095', 'issuer'],
  ['1', '8326', 'limit'],
  ['1', '8324', 'blocked'],
  ['1', '8310', 'password'],
  ['2', '4001', 'account'],
  ['2', '4008', 'bankDown'],
  ['4', '4101', 'amount'],
  ['7', 'A001', 'phone'],
  ['1', 'A245', 'late'],
  ['1', '2201', 'repeated'],
  ['1', 'Z999', 'other'],
  // Codes of card companies mean nothing for another way to pay.
  ['2', '8326', 'other'],
  ['7', '7004', 'other'],
] as const)('paying by %s, %s means %s', (payMethod, code, decline) => {
  expect(declineOf(payMethod, code)).toBe(decline);
});

test('only codes that say nothing about the approval leave a charge open', () => {
  expect(['A299', 'X003', '2201'].map(mayBeCharged)).toEqual([true, true, true]);
  expect(['3011', '8326', 'A245', 'Z999'].map(mayBeCharged)).toEqual([false, false, false, false]);
});

test('each sentence says that nothing was charged, and what to do', () => {
  for (const sentence of Object.values(declines)) {
    expect(sentence).toContain('결제되지 않았습니다.');
    expect(sentence).toMatch(/(주세요|하세요)\.$/);
  }
});

test('the payer reads the general sentence where the code says nothing, and of other ends nothing else', () => {
  expect(whyNotPaid({ reason: 'declined', decline: 'limit' })).toBe(declines.limit);
  expect(whyNotPaid({ reason: 'noAnswer', decline: 'late' })).toBe(declines.late);
  expect(whyNotPaid({ reason: 'declined', decline: 'other' })).toBe(reasons.declined);
  expect(whyNotPaid({ reason: 'declined', decline: null })).toBe(reasons.declined);
  expect(whyNotPaid({ reason: 'closed', decline: 'limit' })).toBe(reasons.closed);
});

test('a tester can choose each decline that the sandbox names', () => {
  for (const ending of Object.keys(declineCodes)) expect(Object.keys(endings)).toContain(ending);
});
