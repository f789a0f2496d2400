import type { Company } from '@portal/config';
import { ANSWER_WORKING_DAYS } from '@portal/contract';

/** Days on which the customer centre works: weekdays from Sunday, 0, but for its holidays. */
export type WorkingDays = Pick<Company['schedule'], 'days' | 'holidays'>;

/** Where a schedule has no working day, the last of these is promised. */
const LOOK_AHEAD_DAYS = 31;

/** The day by which a submission is answered: so many working days after the one it was received on. */
export function answerDay(receivedOn: string, { days, holidays }: WorkingDays): string {
  const day = new Date(`${receivedOn}T00:00:00Z`);
  const name = () => day.toISOString().slice(0, 10);
  for (let left = ANSWER_WORKING_DAYS, ahead = 0; left > 0 && ahead < LOOK_AHEAD_DAYS; ahead++) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (days.includes(day.getUTCDay()) && !holidays.includes(name())) left -= 1;
  }
  return name();
}
