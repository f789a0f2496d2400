import { payDays, RECOMMENDED_PAY_DAY, type Withdrawal } from '@portal/contract';
import { daysAfter } from '../../calendar/clock.ts';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The first business day of banks from `day` on, `day` included. */
function businessDay(day: string, holidays: readonly string[]): string {
  return isWeekend(day) || holidays.includes(day) ? businessDay(daysAfter(day, 1), holidays) : day;
}

/** The month (`2026-11`) this many months after the month of a day. */
function monthAfter(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The pay day of a contract in a month (`2026-11`). */
export type PayDayIn = (month: string) => number;

/** A completed change of the pay day. */
export interface DayChange {
  /** The day on which it was asked for: `2026-11-24`. */
  requestedOn: string;
  beforePayDay: number;
}

/**
 * The pay day of each month. The month in which a change is filed still uses the day before it, so that no month is
 * paid twice or skipped.
 * @param changes of one contract, oldest first
 */
export const payDayIn =
  (payDay: number, changes: readonly DayChange[]): PayDayIn =>
  (month) =>
    changes.find(({ requestedOn }) => requestedOn.slice(0, 7) >= month)?.beforePayDay ?? payDay;

/** Withdrawals of contracts as seen from a day. Days are `2026-11-21`, in Seoul. */
export function withdrawalsFrom(today: string, holidays: readonly string[]) {
  /**
   * The withdrawal of the month this many months ahead; on a holiday it moves to the next business day
   * (specification, 9).
   */
  const inMonths = (months: number, payDay: PayDayIn): Withdrawal => {
    const month = monthAfter(today, months);
    const planned = `${month}-${String(payDay(month)).padStart(2, '0')}`;
    return { planned, day: businessDay(planned, holidays) };
  };
  /** Two withdrawals, beginning with last month's, which may have moved into this one. */
  const firstTwo = (
    payDay: PayDayIn,
    isToCome: (day: string) => boolean,
  ): [Withdrawal, Withdrawal] => {
    const months = [-1, 0, 1, 2].map((month) => inMonths(month, payDay));
    const [first, second] = months.filter(({ day }) => isToCome(day));
    if (!first || !second) throw new Error('the next two months have a withdrawal each');
    return [first, second];
  };
  /**
   * The next two. Today's is the first of them all day: nobody tells us when the bank takes it, and what it could not take is
   * a bill on the next day.
   */
  const nextTwo = (payDay: PayDayIn) => firstTwo(payDay, (day) => day >= today);
  /** The first two from a card or account that is registered today. The bank was already asked to take today's from the old one. */
  const byNewMethod = (payDay: PayDayIn) => firstTwo(payDay, (day) => day > today);
  /** The first two under a new day, which counts from the next month on. */
  const underNew = (payDay: number): Withdrawal[] => [1, 2].map((n) => inMonths(n, () => payDay));
  return {
    /** This month's, if it is still to come, today included: a change filed today does not move it. */
    thisMonth: (payDay: PayDayIn): Withdrawal | null => {
      const own = inMonths(0, payDay);
      return own.day >= today ? own : null;
    },
    nextTwo,
    byNewMethod,
    underNew,
    /** Every day that can be chosen, with its next two withdrawals. */
    choices: (present: number, payDay: PayDayIn) =>
      payDays.map((day) => ({
        payDay: day,
        recommended: day === RECOMMENDED_PAY_DAY,
        withdrawals: day === present ? nextTwo(payDay) : underNew(day),
      })),
  };
}
