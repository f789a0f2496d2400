/** When the customer centre answers, in Seoul. Times as `09:00`; days count from Sunday, 0. */
export interface CentreSchedule {
  days: number[];
  open: string;
  close: string;
  lunch: { from: string; to: string };
  /** `2026-12-25` */
  holidays: string[];
}

export type CentreState =
  | { is: 'open'; until: string }
  | { is: 'lunch'; opensAt: string }
  /** `opensOn` is a calendar day, `inDays` from today. This variant is null if it does not open within a month. */
  | { is: 'closed'; opensAt: string; opensOn: string; inDays: number }
  | { is: 'closed'; opensAt: null };

const DAY_MS = 86_400_000;
/** Seoul has had no summer time since 1988. */
const SEOUL_MS = 9 * 3_600_000;
const LOOK_AHEAD_DAYS = 31;

/** Whether the customer centre answers at an instant, whatever the device's time zone. */
export function centreState(schedule: CentreSchedule, now: Date): CentreState {
  const { days, open, close, lunch, holidays } = schedule;
  const dayIn = (ahead: number) => new Date(now.getTime() + SEOUL_MS + ahead * DAY_MS);
  const nameOf = (day: Date) => day.toISOString().slice(0, 10);
  const works = (day: Date) => days.includes(day.getUTCDay()) && !holidays.includes(nameOf(day));
  const today = dayIn(0);
  const time = today.toISOString().slice(11, 16);
  if (works(today) && time >= open && time < close)
    return time >= lunch.from && time < lunch.to
      ? { is: 'lunch', opensAt: lunch.to }
      : { is: 'open', until: close };
  for (let ahead = time < open ? 0 : 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const day = dayIn(ahead);
    if (works(day)) return { is: 'closed', opensAt: open, opensOn: nameOf(day), inDays: ahead };
  }
  return { is: 'closed', opensAt: null };
}
