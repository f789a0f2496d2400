/** The server's time. Every date rule asks it, so that a test can hold it anywhere. */
export interface Clock {
  now(): Date;
  /** The calendar day in Seoul, as `2026-11-21`, whatever zone the process runs in. */
  today(): string;
}

const seoulDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' });

/** @param heldAt ISO 8601 instant the clock stands still at; without it the clock runs. */
export function makeClock(heldAt?: string): Clock {
  const now = () => (heldAt === undefined ? new Date() : new Date(heldAt));
  return { now, today: () => seoulDay.format(now()) };
}

/** The calendar day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
