import { payDays, RECOMMENDED_PAY_DAY, type Withdrawal } from '@portal/contract';
import { daysAfter } from '../../clock.ts';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The first day from `day` on, itself included, on which banks work. */
function businessDay(day: string, holidays: readonly string[]): string {
  return isWeekend(day) || holidays.includes(day) ? businessDay(daysAfter(day, 1), holidays) : day;
}

/** A day of the month so many months after the month of `today`. */
function dayOfMonth(today: string, months: number, day: number): string {
  const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months, day);
  return date.toISOString().slice(0, 10);
}

/** When contracts are withdrawn, seen from a day. Days are `2026-11-21`, in Seoul. */
export function withdrawalsFrom(today: string, holidays: readonly string[]) {
  /** The withdrawal so many months ahead; a holiday's goes to the next business day (specification, 9). */
  const inMonths = (months: number, payDay: number): Withdrawal => {
    const planned = dayOfMonth(today, months, payDay);
    return { planned, day: businessDay(planned, holidays) };
  };
  /** This month's, where it is still to come. */
  const thisMonth = (payDay: number): Withdrawal | null => {
    const withdrawal = inMonths(0, payDay);
    return withdrawal.day > today ? withdrawal : null;
  };
  /** The next two under the present day. */
  const nextTwo = (payDay: number): Withdrawal[] => {
    const first = thisMonth(payDay);
    return first ? [first, inMonths(1, payDay)] : [inMonths(1, payDay), inMonths(2, payDay)];
  };
  /** The first two under another day: it counts from the next month on, so that no month is paid twice or never. */
  const underNew = (payDay: number): Withdrawal[] => [inMonths(1, payDay), inMonths(2, payDay)];
  return {
    thisMonth,
    nextTwo,
    underNew,
    /** Every day that can be chosen, with its next two withdrawals. */
    choices: (present: number) =>
      payDays.map((payDay) => ({
        payDay,
        recommended: payDay === RECOMMENDED_PAY_DAY,
        withdrawals: payDay === present ? nextTwo(payDay) : underNew(payDay),
      })),
  };
}
