import { monthsAfter } from '../../calendar/clock.ts';
import { visitDayFrom } from '../../calendar/holidays.ts';

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
