import type { Company } from '@portal/config';
import { ANSWER_WORKING_DAYS } from '@portal/contract';

/** When the customer centre works: on these weekdays (Sunday is 0), except holidays. */
export type WorkingDays = Pick<Company['schedule'], 'days' | 'holidays'>;

/** How far to look ahead; a schedule without any working day gives the last of these days. */
const LOOK_AHEAD_DAYS = 31;

/** The day by which the centre answers: `workingDays` working days after the day of receipt. */
export function answerDay(
  receivedOn: string,
  { days, holidays }: WorkingDays,
  workingDays: number = ANSWER_WORKING_DAYS,
): string {
  const day = new Date(`${receivedOn}T00:00:00Z`);
  const name = () => day.toISOString().slice(0, 10);
  for (let left = workingDays, ahead = 0; left > 0 && ahead < LOOK_AHEAD_DAYS; ahead++) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (days.includes(day.getUTCDay()) && !holidays.includes(name())) left -= 1;
  }
  return name();
}
