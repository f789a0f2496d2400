import { expect, test } from '@jest/globals';
import { isPaymentPeriod, keptOf, moneyOf, sumOf } from './payment-sums.ts';

test.each([
  [null, { refunded: 0, refunding: 0 }, 160_000],
  ['due', { refunded: 0, refunding: 160_000 }, 0],
  ['done', { refunded: 160_000, refunding: 0 }, 0],
] as const)('a payment whose refund is %j', (refund, back, kept) => {
  const money = moneyOf({ amount: 160_000, refund });
  expect(money).toEqual({ paid: 160_000, supply: 145_455, vat: 14_545, ...back });
  expect(keptOf(money)).toBe(kept);
});

test('the tax of several is the sum of theirs, not the tax of their sum', () => {
  const three = [105, 105, 105].map((amount) => ({ amount, refund: null }));
  // Of each 95 and 10; of 315 they would be 286 and 29.
  expect(sumOf(three)).toEqual({ paid: 315, supply: 285, vat: 30, refunded: 0, refunding: 0 });
  expect(sumOf([])).toEqual({ paid: 0, supply: 0, vat: 0, refunded: 0, refunding: 0 });
});

test('a period is a year, some months, or all', () => {
  const periods = ['', '3m', '6m', '1y', '2026', '2m', '1999', '20260', 'toString'];
  expect(periods.filter(isPaymentPeriod)).toEqual(['', '3m', '6m', '1y', '2026']);
});
