import type { ShowroomHours } from '@portal/contract';
import { clockInSeoul } from '@portal/format';
import { daysAfter, lastMove } from '../../calendar/clock.ts';

/** Visits can be booked from tomorrow until this many days ahead. */
const BOOKING_DAYS = 30;
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** The day and time in Seoul: `2026-11-21 12:00`. */
export function momentOf(now: Date): string {
  const { day, time } = clockInSeoul(now);
  return `${day} ${time}`;
}

/** The last day for which visits can be booked. */
export const lastDay = (today: string): string => daysAfter(today, BOOKING_DAYS);

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Why customers cannot book a visit on a day, in words for them; null if they can. */
export function closedReason({ weekly, closed }: ShowroomHours, today: string, day: string) {
  if (day === today) return '당일 불가';
  if (day < today || day > lastDay(today)) return '예약 기간이 아님';
  const own = closed.find((each) => each.day === day);
  if (own) return own.reason;
  const weekday = weekdayOf(day);
  return weekly.some((hours) => hours.day === weekday) ? null : `${WEEKDAYS[weekday]}요일 휴무`;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The times at which visits begin on a day. Each visit takes `minutes` and ends before the showroom closes. */
export function timesOf({ weekly }: ShowroomHours, day: string, minutes: number): string[] {
  const hours = weekly.find((each) => each.day === weekdayOf(day));
  if (!hours) return [];
  const close = minutesOf(hours.close);
  const times: string[] = [];
  for (let begin = minutesOf(hours.open); begin + minutes <= close; begin += minutes)
    times.push(timeOf(begin));
  return times;
}

/** Whether a visit has begun. @param now the day and time in Seoul: `2026-11-21 12:00` */
export const isOver = (visitOn: string, visitTime: string, now: string): boolean =>
  `${visitOn} ${visitTime}` <= now;

/** Whether a visit of this day can still be moved online. @param now the day and time in Seoul: `2026-11-21 12:00` */
export const mayMove = (visitOn: string, now: string): boolean =>
  Date.parse(`${now.replace(' ', 'T')}:00+09:00`) < lastMove(visitOn);
