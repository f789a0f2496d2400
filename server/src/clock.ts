/** The server's time. Every date rule uses it, so that tests can set any time. */
export interface Clock {
  now(): Date;
  /** The calendar day in Seoul, as `2026-11-21`, in whatever time zone the process runs. */
  today(): string;
}

const seoulDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' });

/** @param heldAt ISO 8601 instant at which the clock stands still; default: the clock runs */
export function makeClock(heldAt?: string): Clock {
  const now = () => (heldAt === undefined ? new Date() : new Date(heldAt));
  return { now, today: () => seoulDay.format(now()) };
}

/** The calendar day that is `days` days before `day`. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** The same calendar day some years before `day`; 29 February becomes 1 March. */
export function yearsBefore(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}
