import type { AnswerOf, listPointMonths, PointType } from '@portal/contract';

/** The list of expiring points looks this many days ahead. */
export const EXPIRE_SOON_DAYS = 90;

/**
 * How many points of one entry are left. Customers spend the points that they earned first, so the balance consists of the
 * newest.
 * @param lot `newer` is the sum of unexpired points that were earned later
 */
export const leftOf = (lot: { amount: number; newer: number }, balance: number): number =>
  Math.min(lot.amount, Math.max(0, balance - lot.newer));

/** The last `count` months, ending with the month of `today`, oldest first: `2026-11`. */
export function monthsUntil(today: string, count: number): string[] {
  const month = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - count + 1);
  return Array.from({ length: count }, () => {
    const name = month.toISOString().slice(0, 7);
    month.setUTCMonth(month.getUTCMonth() + 1);
    return name;
  });
}

/** Sums by month; months without entries have zeros. */
export const byMonth = (
  months: readonly string[],
  sums: readonly { month: string; type: PointType; amount: number }[],
): AnswerOf<typeof listPointMonths>['months'] =>
  months.map((month) => {
    const of = (type: PointType) =>
      sums.find((one) => one.month === month && one.type === type)?.amount ?? 0;
    return { month, earned: of('EARN'), used: of('USE'), expired: of('EXPIRED') };
  });
