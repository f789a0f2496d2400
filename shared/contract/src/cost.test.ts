import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quoteOf, type CostLine, type Price } from './cost.ts';
import { earlyEndPenalty } from './filter-membership.ts';

const line = (amount: number | null, code: CostLine['code'] = 'work'): CostLine => ({
  code,
  label: '작업비',
  amount,
  condition: '',
});
const price = (amounts: (number | null)[], change: Partial<Price> = {}): Price => ({
  lines: amounts.map((amount) => line(amount)),
  discountRate: 10,
  needsConsent: true,
  paidLater: false,
  ...change,
});

test.each([
  ['10 % with the consent', price([100_000]), 'Y', 0, [90_000, 0, 90_000]],
  ['none without it', price([100_000]), 'N', 0, [100_000, 0, 100_000]],
  [
    '5 % without a consent',
    price([110_000], { discountRate: 5, needsConsent: false }),
    'N',
    0,
    [104_500, 0, 104_500],
  ],
  ['rounded down to 1 won', price([15]), 'Y', 0, [14, 0, 14]],
  ['nothing for what is known on site', price([50_000, null]), 'Y', 0, [45_000, 0, 45_000]],
  ['points', price([100_000]), 'Y', 30_000, [90_000, 30_000, 60_000]],
  ['no more points than the total', price([100_000]), 'Y', 95_000, [90_000, 90_000, 0]],
  [
    'no points where it is paid later',
    price([30_000], { paidLater: true }),
    'Y',
    9,
    [27_000, 0, 0],
  ],
] as const)('quotes %s', (_, of, consentMarketing, usePoint, [total, point, payable]) => {
  expect(quoteOf(of, { consentMarketing, usePoint })).toMatchObject({ total, point, payable });
});

test('a line of discount has its condition, and there is none of 0 won', () => {
  const labels = (consentMarketing: 'Y' | 'N') =>
    quoteOf(price([100_000]), { consentMarketing }).lines.map(({ label }) => label);
  expect(labels('Y')).toEqual(['작업비', '할인 10%']);
  expect(labels('N')).toEqual(['작업비']);
});

test('the lines of a quote add up to what is to be paid', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.nat(1_000_000)), { maxLength: 10 }),
      fc.nat(100),
      fc.nat(2_000_000),
      fc.constantFrom('Y' as const, 'N' as const),
      (amounts, discountRate, usePoint, consentMarketing) => {
        const quote = quoteOf(price(amounts, { discountRate }), { consentMarketing, usePoint });
        const sum = quote.lines.reduce((all, { amount }) => all + (amount ?? 0), 0);
        expect(sum).toBe(quote.payable);
        expect(quote.payable).toBeGreaterThanOrEqual(0);
        expect(quote.total).toBe(quote.payable + quote.point);
      },
    ),
  );
});

test.each([
  [128_000, 89_400, 38_600],
  [50_000, 89_400, 0],
])('an early end costs the filters (%i) less the fees (%i): %i', (supplied, paid, penalty) => {
  expect(earlyEndPenalty(supplied, paid)).toBe(penalty);
});
