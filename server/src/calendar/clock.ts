/** The time that all servers share. Every date rule uses it, so that tests can set any time. */
export interface Clock {
  now(): Date;
  /** The same in milliseconds, and running even where DEMO_CLOCK holds `now`. */
  running(): number;
  /** The calendar day in Seoul, as `2026-11-21`, in whatever time zone the process runs. */
  today(): string;
}

const seoulDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' });

/** The calendar day in Seoul of an instant. */
export const seoulDayOf = (instant: Date): string => seoulDay.format(instant);

/**
 * @param heldAt ISO 8601 instant at which the clock stands still; default: the clock runs
 * @param running the time in milliseconds; default: this machine's
 */
export function makeClock(heldAt?: string, running = Date.now): Clock {
  const now = () => new Date(heldAt ?? running());
  return { now, running, today: () => seoulDayOf(now()) };
}

/** From here on a machine's clock counts as wrong. */
const TOLERATED_MS = 2_000;

/** How far this machine's clock is ahead of the database's, in milliseconds. No answer depends on it. */
export const clockOffset = (clock: Clock): number => Date.now() - clock.running();

/** A sentence about this machine's clock where it is wrong, else null. */
export function wrongClock(clock: Clock): string | null {
  const off = clockOffset(clock);
  if (Math.abs(off) <= TOLERATED_MS) return null;
  return `this machine's clock is ${Math.round(Math.abs(off) / 1000)} s ${off > 0 ? 'ahead' : 'behind'}`;
}

/** The calendar day that is `days` days before `day`. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** The calendar day that is `days` days after `day`. */
export const daysAfter = (day: string, days: number): string => daysBefore(day, -days);

export const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** How many days `to` is after `from`; negative if it is before. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * 60 * 60_000);

/** The same day some months later, or the last day of that month if the month is too short. Days are `2026-11-21`. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  // JavaScript turns 31 June, for example, into 1 July; we go back to 30 June.
  if (date.getUTCDate() !== Number(day.slice(-2))) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The same calendar day some years before `day`; 29 February becomes 1 March. */
export function yearsBefore(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
}

/** Until when the day of a visit, of any kind, can be moved online: noon in Seoul of the day before, in milliseconds since 1970. */
export const lastMove = (day: string): number => Date.parse(`${daysAfter(day, -1)}T12:00:00+09:00`);

/** The first day that can still be moved online. */
export function firstMovable(now: Date): string {
  let day = seoulDayOf(now);
  while (now.getTime() >= lastMove(day)) day = daysAfter(day, 1);
  return day;
}
