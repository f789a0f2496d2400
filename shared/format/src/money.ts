/**
 * A whole number as `1,234,567`. The minus is the sign of mathematics, which screen readers read aloud; they leave out a
 * hyphen.
 */
export const formatCount = (whole: number): string =>
  `${whole < 0 ? '−' : ''}${String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** A whole number of won as `1,234,567원`, `−1,234원`. */
export const formatWon = (won: number): string => `${formatCount(won)}원`;

/** Points as `20,000점`. One point is worth one won. */
export const formatPoints = (points: number): string => `${formatCount(points)}점`;

/**
 * Splits an amount in won that includes value-added tax. `supply` and `vat` add up to it.
 * Source: 부가가치세법 제29조 제7항, by which the supply is 100/110 of what was received.
 */
export function withoutVat(won: number): { supply: number; vat: number } {
  const supply = Math.round((won * 100) / 110);
  return { supply, vat: won - supply };
}
