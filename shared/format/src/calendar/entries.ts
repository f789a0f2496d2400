import { formatPhone } from '../contact/phone.ts';
import { dayInSeoul } from '../date.ts';
import type { CalendarDay } from './calendar-file.ts';

/*
 * The dates of the portal as calendar entries. A page offers its own as a file, the calendar address has all of a member's. Both
 * call these functions, because an app that has both knows by `uid` that they are one.
 */

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `13:00~16:00` as a calendar has it. Without a window the entry takes the whole day. */
function timeOf(window: string | null | undefined): Pick<CalendarDay, 'time'> {
  const [, begin, end] = /^(\d\d:\d\d)~(\d\d:\d\d)$/.exec(window ?? '') ?? [];
  if (begin === undefined || end === undefined || end <= begin) return {};
  return { time: { begin, minutes: minuteOf(end) - minuteOf(begin) } };
}

/**
 * The visits of a request.
 * @param request.days its days as `chosenDays` of the contract returns them: the first visit, then the second
 * @param request.phone of the customer centre
 */
export const entriesOfOrder = (request: {
  ordNbr: string | number;
  goodsName: string;
  serviceName: string;
  days: readonly { what: string; on: string; window?: string }[];
  phone: string;
}): CalendarDay[] =>
  request.days.map(({ what, on, window }, i) => ({
    uid: `${request.ordNbr}-${i === 0 ? 'first' : 'second'}@portal`,
    day: on,
    ...timeOf(window),
    title: `${request.goodsName} ${request.serviceName} ${what}`,
    place: '',
    text: `접수 번호 ${request.ordNbr}\n고객센터 ${request.phone}`,
  }));

const installationStates = { toConfirm: 'tentative', moving: 'cancelled' } as const;

/**
 * The installation of a shipment. While the centre plans another day, nobody comes on this one.
 * @param shipment.phone of the customer centre
 */
export function entryOfShipment(shipment: {
  shippingSeq: string | number;
  goodsName: string;
  installOn: string;
  hours: string | null;
  dayState: string;
  phone: string;
}): CalendarDay {
  const { dayState } = shipment;
  const asks = dayState === 'toConfirm' ? '이 날이 괜찮으신지 배송 내역에서 알려 주세요.\n' : '';
  return {
    uid: `delivery-${shipment.shippingSeq}@portal`,
    day: shipment.installOn,
    ...timeOf(shipment.hours),
    title: `${shipment.goodsName} 설치`,
    place: '',
    text: `${asks}고객센터 ${shipment.phone}`,
    ...((dayState === 'toConfirm' || dayState === 'moving') && {
      state: installationStates[dayState],
    }),
  };
}

/** A visit to a showroom. */
export const entryOfVisit = (visit: {
  visitIdx: string | number;
  name: string;
  addr: string;
  phone: string;
  visitOn: string;
  visitTime: string;
  minutes: number;
}): CalendarDay => ({
  uid: `visit-${visit.visitIdx}@portal`,
  day: visit.visitOn,
  time: { begin: visit.visitTime, minutes: visit.minutes },
  title: `${visit.name} 방문`,
  place: visit.addr,
  text: `예약 번호 ${visit.visitIdx}\n매장 ${formatPhone(visit.phone)}`,
});

/** The last day of a deposit. @param deposit.until ISO 8601 instant */
export const entryOfDeposit = (deposit: {
  moid: string;
  goodsName: string;
  until: string;
  text: string;
}): CalendarDay => ({
  uid: `${deposit.moid}@portal`,
  day: dayInSeoul(deposit.until),
  title: `${deposit.goodsName} 입금 기한`,
  place: '',
  text: deposit.text,
});
