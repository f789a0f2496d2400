import { daysBefore, daysBetween, monthsAfter } from '../../calendar/clock.ts';
import { visitDayFrom } from '../../calendar/holidays.ts';

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

/** The next visit of the regular care after today. A visit that falls on a Sunday or holiday moves to the next working day. */
export function nextCare(
  installedOn: string,
  months: number,
  today: string,
  holidays: readonly string[],
) {
  const visit = (count: number) => visitDayFrom(monthsAfter(installedOn, count * months), holidays);
  let visits = 1;
  while (visit(visits) <= today) visits += 1;
  return { months, nextOn: visit(visits) };
}
