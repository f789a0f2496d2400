import { earlyEndPenalty, FILTER_MEMBERSHIP } from '@portal/contract';

/** Filters that a membership supplies, by model of purifier. */
const all = {
  sediment: { name: '세디먼트 필터', price: 18_000, everyMonths: 4 },
  carbon: { name: '프리 카본 필터', price: 24_000, everyMonths: 6 },
  membrane: { name: '멤브레인 필터', price: 68_000, everyMonths: 12 },
};
const SMALL = /^HW-1/;

/** The filters of a model, by its number. */
export const filtersOf = (goodsCd: string) =>
  SMALL.test(goodsCd) ? [all.sediment, all.carbon] : [all.sediment, all.carbon, all.membrane];

/** The end that is told as an example: half of the first term. */
const EXAMPLE_MONTHS = FILTER_MEMBERSHIP.months / 2;

/** What ending a membership early would cost. The first filters come at its beginning. */
export function earlyEnd(goodsCd: string, months: number = EXAMPLE_MONTHS) {
  const supplied = filtersOf(goodsCd).reduce(
    (sum, { price, everyMonths }) => sum + price * Math.ceil(months / everyMonths),
    0,
  );
  const paid = FILTER_MEMBERSHIP.fee * months;
  return { months, supplied, paid, penalty: earlyEndPenalty(supplied, paid) };
}
