import { quoteOf, type Price } from '@portal/contract';

const totalOf = (price: Price) => quoteOf(price, { consentMarketing: 'N' }).total;

/** The least and the greatest of some prices; null if there are none. */
export function rangeOf(prices: readonly Price[]): { least: Price; most: Price } | null {
  const sorted = prices.toSorted((one, other) => totalOf(one) - totalOf(other));
  const least = sorted[0];
  const most = sorted.at(-1);
  return least && most ? { least, most } : null;
}
