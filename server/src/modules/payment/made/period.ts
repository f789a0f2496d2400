import { paymentPeriods } from '@portal/contract';
import { daysAfter, monthsAfter } from '../../../calendar/clock.ts';

/** The first and the last day of something. */
interface Days {
  from: string;
  to: string;
}

/** The days of a year, until today if it is the current one. */
export function daysOfYear(year: string, today: string): Days {
  const last = `${year}-12-31`;
  return { from: `${year}-01-01`, to: today.startsWith(year) ? today : last };
}

/** The days of a period as `listPayments` has it; null for all. */
export function daysOfPeriod(period: string, today: string): Days | null {
  if (period === '') return null;
  if (!isMonths(period)) return daysOfYear(period, today);
  return { from: daysAfter(monthsAfter(today, -paymentPeriods[period]), 1), to: today };
}

const isMonths = (period: string): period is keyof typeof paymentPeriods =>
  Object.hasOwn(paymentPeriods, period);

/** @param days null for all */
export const isWithin = (days: Days | null, day: string): boolean =>
  days === null || (days.from <= day && day <= days.to);
