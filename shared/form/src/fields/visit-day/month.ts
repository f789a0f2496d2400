const DAY_MS = 24 * 60 * 60 * 1000;

/** Calendar days as `2026-11-21`, without clock or zone: the server says which day it is in Seoul. */
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayAt(timeOf(day) + days * DAY_MS);

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay();

/** `2026-11` of `2026-11-21`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month that many months away. */
export function addMonths(month: string, months: number): string {
  const first = new Date(timeOf(`${month}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  return monthOf(dayAt(first.getTime()));
}

/** The days of a month in rows from Sunday to Saturday; null where a row has days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: (string | null)[][] = [];
  for (let day = start; day < `${addMonths(month, 1)}-01`; day = addDays(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, i) => addDays(day, i)).map((each) =>
        monthOf(each) === month ? each : null,
      ),
    );
  return weeks;
}

/** The same day of the month that many months away, or that month's last. */
export function sameDayIn(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}
