import { chosenDays, services, type ServiceKind } from '@portal/contract';
import { formatInstant, formatPhone, type CalendarDay } from '@portal/format';
import { seoulDayOf } from '../../calendar/clock.ts';
import type { findDatedShipments } from '../delivery/next-installation.ts';
import type { withdrawalsOf } from '../contract-payment/contracts.ts';
import type { findDatedOrders } from '../service-order/all-orders.ts';
import type { findDatedVisits } from '../visit/repository.ts';
import { USUAL_MINUTES } from '../visit/repository.ts';

type RowOf<T extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>[number];

/** The beginning of a day in Seoul. */
const startOf = (day: string) => new Date(`${day}T00:00:00+09:00`);

/** When a row last changed; one without a change, when it came. */
const changedAt = ({ changed_at }: { changed_at: number | null }, since: string) =>
  changed_at === null ? startOf(since) : new Date(changed_at);

/** What is cancelled is told while it is to come, and left out once its day has passed. */
const ifCancelled = (isCancelled: boolean, day: string, today: string) =>
  !isCancelled ? {} : day < today ? null : ({ state: 'cancelled' } as const);

/** The calendar entries of a request for a service: one for each day on which somebody comes. */
export function entriesOfOrder(
  row: RowOf<typeof findDatedOrders>,
  today: string,
  phone: string,
): CalendarDay[] {
  const { ord_nbr: ordNbr, service, status, visit_on: visitOn, second_on: secondOn } = row;
  return chosenDays({ service, visitOn, secondOn }).flatMap(({ what, on }, i) => {
    const cancelled = ifCancelled(status === 'CANCEL', on, today);
    if (cancelled === null) return [];
    return {
      uid: `${ordNbr}-${i === 0 ? 'first' : 'second'}@portal`,
      day: on,
      title: `${row.goods_name} ${nameOf(service)} ${what}`,
      place: '',
      text: `접수 번호 ${ordNbr}\n고객센터 ${phone}`,
      sequence: row.version,
      changedAt: changedAt(row, row.received_on),
      ...cancelled,
    };
  });
}
const nameOf = (service: ServiceKind) => services[service].name;

/** `13:00~16:00` as a calendar has it. Without hours the entry takes the whole day. */
function timeOf(hours: string | null): Pick<CalendarDay, 'time'> {
  const [, begin, end] = /^(\d\d:\d\d)~(\d\d:\d\d)$/.exec(hours ?? '') ?? [];
  if (begin === undefined || end === undefined) return {};
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { time: { begin, minutes: minuteOf(end) - minuteOf(begin) } };
}

/** The installation of a shipment. While the customer asks for another day, nobody comes on this one. */
export function entriesOfShipment(
  row: RowOf<typeof findDatedShipments>,
  today: string,
  phone: string,
): CalendarDay[] {
  const { install_on: day, hours } = row;
  const isMoving = row.day === 'moving';
  const cancelled = day === null ? null : ifCancelled(isMoving, day, today);
  if (day === null || cancelled === null) return [];
  const isOpen = row.day === 'planned' && day >= today;
  return [
    {
      uid: `delivery-${row.shipping_seq}@portal`,
      day,
      ...timeOf(hours),
      title: `${row.goods_name} 설치`,
      place: '',
      text: `${isOpen ? '이 날이 괜찮으신지 배송 내역에서 알려 주세요.\n' : ''}고객센터 ${phone}`,
      sequence: row.version,
      changedAt: changedAt(row, row.ordered_on),
      ...(isOpen && { state: 'tentative' }),
      ...cancelled,
    },
  ];
}

/** A visit to a showroom. */
export function entriesOfVisit(row: RowOf<typeof findDatedVisits>, today: string): CalendarDay[] {
  const { visit_idx: visitIdx, visit_on: day, showroom } = row;
  const cancelled = ifCancelled(row.place === null, day, today);
  if (cancelled === null) return [];
  return [
    {
      uid: `visit-${visitIdx}@portal`,
      day,
      time: { begin: row.visit_time, minutes: showroom.minutes ?? USUAL_MINUTES },
      title: `${showroom.name} 방문`,
      place: showroom.addr,
      text: `예약 번호 ${visitIdx}\n매장 ${formatPhone(showroom.phone)}`,
      sequence: row.changes,
      changedAt: changedAt(row, row.received_on),
      ...cancelled,
    },
  ];
}

/** The last day of a deposit. */
export function entryOfDeposit(deposit: {
  moid: string;
  goodsName: string;
  until: number;
  version: number;
  changedAt: number;
}): CalendarDay {
  const until = new Date(deposit.until);
  return {
    uid: `${deposit.moid}@portal`,
    day: seoulDayOf(until),
    title: `${deposit.goodsName} 입금 기한`,
    place: '',
    text: `${formatInstant(until.toISOString())}까지 입금해 주세요. 입금하실 계좌는 결제 내역에 있습니다.`,
    sequence: deposit.version,
    changedAt: new Date(deposit.changedAt),
  };
}

/** @param contract stands for the contract: the calendar needs no contract number */
export const entryOfWithdrawal = (
  { goodsName, month, day, changes }: RowOf<typeof withdrawalsOf>,
  contract: string,
  today: string,
): CalendarDay => ({
  uid: `fee-${contract}-${month}@portal`,
  day,
  title: `${goodsName} 월 이용료 납부일`,
  place: '',
  text: '이날 월 이용료가 나갑니다. 납부일과 결제 수단은 계약 결제에서 바꾸실 수 있습니다.',
  sequence: changes,
  changedAt: startOf(today),
});
