import type { Company } from '@portal/config';

/** Days on which the customer centre works: weekdays from Sunday, 0, but for its holidays. */
export type WorkingDays = Pick<Company['schedule'], 'days' | 'holidays'>;

const WORKING_DAYS = 3;
/** A schedule without a working day promises a day none the less. */
const LOOK_AHEAD_DAYS = 31;

/** The last day by which is answered what came on a day: the third working day after it. */
export function answerDay(receivedOn: string, { days, holidays }: WorkingDays): string {
  const day = new Date(`${receivedOn}T00:00:00Z`);
  const name = () => day.toISOString().slice(0, 10);
  for (let left = WORKING_DAYS, ahead = 0; left > 0 && ahead < LOOK_AHEAD_DAYS; ahead++) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (days.includes(day.getUTCDay()) && !holidays.includes(name())) left -= 1;
  }
  return name();
}
