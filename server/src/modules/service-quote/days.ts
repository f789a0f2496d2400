import {
  APART_DAYS,
  services,
  type Days,
  type ServiceProduct,
  type VisitKind,
} from '@portal/contract';
import { daysAfter, isSunday } from '../../calendar/clock.ts';
import { fieldError } from '../../errors.ts';

/** What is asked for on a day. Days are `2026-11-21`, in Seoul. */
export interface Visit {
  service: VisitKind | 'delivery';
  /** The product group; some services have the same days for every one. */
  product?: ServiceProduct | undefined;
  today: string;
  /** The day on which the request was filed that is to be moved; default: it is filed today. */
  filedOn?: string | undefined;
  /** Days on which nobody is sent. */
  holidays: readonly string[];
  /** The day of pickup or disassembly, where the second day of the service is asked for. */
  firstOn?: string | undefined;
  /** Whether pickup and installation are in different regions. */
  apart: boolean;
}

/** How many days ahead the first day can be, and how long after it the second. */
const LONGEST = { first: 90, second: 60, delivery: 30 };
/** An installation can be moved to a day that is at least this many days ahead. */
const DELIVERY_DAYS = 2;
/** Up to this day the reason names three days, then the day from which it is possible. */
const THREE_DAYS = 3;

/** The last day that can be chosen. Caps `firstOn`, so that bad input cannot lengthen the calendar. */
function lastDay({ service, today, firstOn }: Visit): string {
  if (service === 'delivery') return daysAfter(today, LONGEST.delivery);
  const lastFirst = daysAfter(today, LONGEST.first);
  if (firstOn === undefined) return lastFirst;
  return daysAfter(firstOn < lastFirst ? firstOn : lastFirst, LONGEST.second);
}

/** Why the day is before the first that the service itself allows; null where it is not. */
function tooEarly(visit: Visit, day: string): string | null {
  const { service, product, today, filedOn, firstOn, apart } = visit;
  const isBefore = (from: string, days: number) => day < daysAfter(from, days);
  if (filedOn !== undefined && day <= today) return '당일 불가';
  if (service === 'delivery')
    return isBefore(today, DELIVERY_DAYS) ? `${DELIVERY_DAYS}일 이후부터 가능` : null;
  const { first, ahead, early }: Days = services[service].days;
  if (firstOn !== undefined) {
    if (day < firstOn) return `${first}일 이후부터 가능`;
    return apart && isBefore(firstOn, APART_DAYS)
      ? `지역이 달라 ${first} ${APART_DAYS}일 이후부터 가능`
      : null;
  }
  const days = typeof ahead === 'number' ? ahead : product === undefined ? 1 : ahead[product];
  if (!isBefore(filedOn ?? today, days)) return null;
  if (early !== undefined) return early;
  if (days === 1) return '당일 불가';
  return isBefore(today, THREE_DAYS + 1) ? '3일 이내 불가' : `${days}일 이후부터 가능`;
}

function isSentOnSundays({ service, product }: Visit): boolean {
  if (service === 'delivery') return false;
  const { noSunday = [] }: Days = services[service].days;
  return !noSunday.some((group) => group === product);
}

/** Why a day cannot be chosen, in words for customers; null where it can (specification, 5). */
export function closedReason(visit: Visit, day: string): string | null {
  const early = tooEarly(visit, day);
  if (early !== null) return early;
  if (day > lastDay(visit)) return '예약 기간이 아님';
  if (isSunday(day) && !isSentOnSundays(visit)) return '일요일 불가';
  return visit.holidays.includes(day) ? '서비스 휴무일' : null;
}

/** Checks that a customer can choose a day. @throws AppError ERR_INVALID_INPUT at `field` */
export function checkDay(field: string, visit: Visit, day: string): void {
  const reason = closedReason(visit, day);
  if (reason !== null)
    throw fieldError(field, `고르신 날은 예약할 수 없습니다 (${reason}). 다른 날을 골라 주세요.`);
}

/**
 * A calendar from `from` to `to`, with the first open day (null if there is none) and all closed days.
 * @param reasonOf why a day is closed; null if it is open
 */
export function calendarBetween(
  from: string,
  to: string,
  reasonOf: (day: string) => string | null,
) {
  const closed: { day: string; reason: string }[] = [];
  let firstOpen: string | null = null;
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const reason = reasonOf(day);
    if (reason === null) firstOpen ??= day;
    else closed.push({ day, reason });
  }
  return { from, to, firstOpen, closed };
}

/** The calendar of the days that a customer can choose for a visit. */
export const calendarOf = (visit: Visit) =>
  calendarBetween(visit.today, lastDay(visit), (day) => closedReason(visit, day));
