import { daysBefore, daysBetween, monthsAfter } from '../../calendar/clock.ts';

/** The legal minimum (Consumer Dispute Resolution Standards), for a model that the content no longer has. */
const LEAST_WARRANTY_MONTHS = 12;

/** How many days are left from `today` to the last day, both counted; 0 afterwards. Days are `2026-11-21`, in Seoul. */
export const daysLeft = (today: string, until: string): number =>
  Math.max(0, daysBetween(today, until) + 1);

/** The warranty of a product; `until` is its last day. */
export function warrantyOf(
  installedOn: string,
  today: string,
  months: number = LEAST_WARRANTY_MONTHS,
) {
  const until = daysBefore(monthsAfter(installedOn, months), 1);
  return { months, until, daysLeft: daysLeft(today, until) };
}
