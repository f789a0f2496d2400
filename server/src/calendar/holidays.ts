import type { Company } from '@portal/config';
import { daysAfter, isSunday } from './clock.ts';
import { StartError } from '../start-error.ts';

/**
 * Checks that the company's holidays reach into the next year, as calendars and promises do.
 * @throws StartError naming the missing year
 */
export function checkHolidays({ schedule }: Pick<Company, 'schedule'>, today: string): void {
  const next = String(Number(today.slice(0, 4)) + 1);
  if (schedule.holidays.some((day) => day.startsWith(next))) return;
  throw new StartError(
    `The company's file has no holidays of ${next}; add them to schedule.holidays (docs/domain.md names the source).`,
  );
}

/**
 * The day itself if it is neither a Sunday nor a holiday, otherwise the next such day.
 * @param step -1 for the one before
 */
export const visitDayFrom = (day: string, holidays: readonly string[], step: 1 | -1 = 1): string =>
  isSunday(day) || holidays.includes(day)
    ? visitDayFrom(daysAfter(day, step), holidays, step)
    : day;
