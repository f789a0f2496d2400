import { expect, test } from '@jest/globals';
import { quoteOf, type Price } from '@portal/contract';
import { regionNames } from '@portal/format';
import fc from 'fast-check';
import { transferPrice, transferPrices } from './prices.ts';
import { rangeOf } from './range.ts';
import { tariffOf } from './tariff.ts';

const won = fc.integer({ min: 0, max: 1_000_000 });
const rate = <C extends string>(code: C) =>
  fc.record({ code: fc.constant(code), bf: won, l: won, w: won });
const tariffs = fc
  .tuple(rate('transfer'), rate('otherRegion'), rate('ferry'))
  .map((rows) => tariffOf(rows));
const products = fc.constantFrom('bf', 'l', 'w');
const regions = Object.values(regionNames).map((name) => `${name} 중구 나리대로 110`);
const totalOf = (price: Price | undefined, consentMarketing: 'Y' | 'N' = 'N') =>
  price && quoteOf(price, { consentMarketing }).total;

test('each transfer costs something within the range, and some transfer costs each of its ends', () => {
  fc.assert(
    fc.property(tariffs, products, fc.constantFrom('Y', 'N'), (tariff, product, consent) => {
      const range = rangeOf(transferPrices(tariff, product));
      const ends = [totalOf(range?.least, consent), totalOf(range?.most, consent)];
      const all = regions.flatMap((from) =>
        regions.map((to) =>
          Number(
            totalOf(
              transferPrice(tariff, product, { from, to }, { from: true, to: true }),
              consent,
            ),
          ),
        ),
      );
      expect(ends).toEqual([Math.min(...all), Math.max(...all)]);
    }),
    { numRuns: 100 },
  );
});

test('of no prices there is no range', () => {
  expect(rangeOf([])).toBeNull();
});
