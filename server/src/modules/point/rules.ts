import type { AnswerOf, getPointMonths, PointType } from '@portal/contract';

/** Days ahead in which points that expire are listed. */
export const EXPIRE_SOON_DAYS = 90;

/**
 * What is left of points that were earned at one time. Those that were earned first are spent first: the balance consists of
 * the newest.
 * @param newer points that were earned later and have not expired
 */
export const leftOf = (lot: { amount: number; newer: number }, balance: number): number =>
  Math.min(lot.amount, Math.max(0, balance - lot.newer));

/** The first of some months until that of `today`: `2026-11`. */
export function monthsUntil(today: string, count: number): string[] {
  const month = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - count + 1);
  return Array.from({ length: count }, () => {
    const name = month.toISOString().slice(0, 7);
    month.setUTCMonth(month.getUTCMonth() + 1);
    return name;
  });
}

/** Sums by month, one for each month, also where nothing happened. */
export const byMonth = (
  months: readonly string[],
  sums: readonly { month: string; type: PointType; amount: number }[],
): AnswerOf<typeof getPointMonths>['months'] =>
  months.map((month) => {
    const of = (type: PointType) =>
      sums.find((one) => one.month === month && one.type === type)?.amount ?? 0;
    return { month, earned: of('EARN'), used: of('USE'), expired: of('EXPIRED') };
  });
