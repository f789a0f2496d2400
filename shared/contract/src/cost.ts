import * as v from 'valibot';

/** One line of what a service costs. */
export const costLineSchema = v.object({
  code: v.picklist(['work', 'visit', 'part', 'onSite', 'discount', 'point', 'bill']),
  label: v.string(),
  /** Won; negative for a deduction, null if it is only known on site. */
  amount: v.nullable(v.number()),
  /** When and why the line applies; empty if its label says enough. */
  condition: v.string(),
});
export type CostLine = v.InferOutput<typeof costLineSchema>;

/** What a service costs before discount and points. */
export const priceSchema = v.object({
  lines: v.array(costLineSchema),
  /** Discount of an online request in whole percent. Calculate with this value, not with `DISCOUNT_RATES`. */
  discountRate: v.number(),
  /** Whether the discount asks for the consent to marketing. */
  needsConsent: v.boolean(),
  /** Whether it is paid on site or monthly, so that nothing is due before the service. */
  paidLater: v.boolean(),
});
export type Price = v.InferOutput<typeof priceSchema>;

export const quoteSchema = v.object({
  lines: v.array(costLineSchema),
  /** Won after the discount and before points are taken off. */
  total: v.number(),
  /** Points spent, one for a won. */
  point: v.number(),
  /** Won due before the service, without amounts that are only known on site. */
  payable: v.number(),
});
export type Quote = v.InferOutput<typeof quoteSchema>;

/**
 * A price with discount and points. The server quotes with it, and a page recalculates at once when a consent is
 * withdrawn. Discounts are rounded down to 1 won, and points never exceed the total.
 */
export function quoteOf(
  { lines, discountRate, needsConsent, paidLater }: Price,
  { consentMarketing, usePoint = 0 }: { consentMarketing: 'Y' | 'N'; usePoint?: number },
): Quote {
  const full = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const isDiscounted = !needsConsent || consentMarketing === 'Y';
  const discount = isDiscounted ? Math.floor((full * discountRate) / 100) : 0;
  const total = full - discount;
  const point = paidLater ? 0 : Math.min(Math.max(0, Math.trunc(usePoint)), total);
  const condition = needsConsent ? '온라인 접수, 마케팅 정보 수신 동의' : '온라인 접수';
  const off: CostLine[] = [
    { code: 'discount', label: `할인 ${discountRate}%`, amount: -discount, condition },
    { code: 'point', label: '포인트 사용', amount: -point, condition: '1점은 1원' },
  ];
  return {
    lines: [...lines, ...off.filter(({ amount }) => amount !== null && amount < 0)],
    total,
    point,
    payable: paidLater ? 0 : total - point,
  };
}
