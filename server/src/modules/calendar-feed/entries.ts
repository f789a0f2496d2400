import { chosenDays, services } from '@portal/contract';
import {
  entriesOfOrder,
  entryOfDeposit,
  entryOfShipment,
  entryOfVisit,
  formatInstant,
  type CalendarDay,
} from '@portal/format';
import type { withdrawalsOf } from '../contract-payment/contracts.ts';
import type { findDatedShipments } from '../delivery/next-installation.ts';
import { standingOf } from '../delivery/repository.ts';
import { dayStateOf } from '../delivery/rules.ts';
import type { findDatedOrders } from '../service-order/all-orders.ts';
import { USUAL_MINUTES, type findDatedVisits } from '../visit/repository.ts';

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
export function entriesOfRequest(
  row: RowOf<typeof findDatedOrders>,
  today: string,
  phone: string,
): CalendarDay[] {
  const { ord_nbr: ordNbr, service, goods_name: goodsName } = row;
  const days = chosenDays({
    service,
    visitOn: row.visit_on,
    secondOn: row.second_on,
    visitWindow: row.visit_window,
    secondWindow: row.second_window,
  });
  const request = { ordNbr, goodsName, serviceName: services[service].name, days, phone };
  return entriesOfOrder(request).flatMap((entry) => {
    const cancelled = ifCancelled(row.status === 'CANCEL', entry.day, today);
    if (cancelled === null) return [];
    const changed = { sequence: row.version, changedAt: changedAt(row, row.received_on) };
    return { ...entry, ...changed, ...cancelled };
  });
}

/** The installation of a shipment; none without a day, and none on a past day that the customer asked to move. */
export function entriesOfInstallation(
  row: RowOf<typeof findDatedShipments>,
  today: string,
  phone: string,
): CalendarDay[] {
  const { shipping_seq: shippingSeq, goods_name: goodsName, install_on: installOn, hours } = row;
  const dayState = dayStateOf(standingOf(row), today);
  if (installOn === null || ifCancelled(dayState === 'moving', installOn, today) === null)
    return [];
  const entry = entryOfShipment({ shippingSeq, goodsName, installOn, hours, dayState, phone });
  return [{ ...entry, sequence: row.version, changedAt: changedAt(row, row.ordered_on) }];
}

/** A visit to a showroom. */
export function entriesOfBooking(row: RowOf<typeof findDatedVisits>, today: string): CalendarDay[] {
  const { visit_idx: visitIdx, visit_on: visitOn, visit_time: visitTime, showroom } = row;
  const cancelled = ifCancelled(row.place === null, visitOn, today);
  if (cancelled === null) return [];
  const { minutes = USUAL_MINUTES } = showroom;
  return [
    {
      ...entryOfVisit({ ...showroom, visitIdx, visitOn, visitTime, minutes }),
      sequence: row.changes,
      changedAt: changedAt(row, row.received_on),
      ...cancelled,
    },
  ];
}

/** The last day of a deposit. The calendar needs no account number. */
export function entryOfWaiting(deposit: {
  moid: string;
  goodsName: string;
  until: number;
  version: number;
  changedAt: number;
}): CalendarDay {
  const until = new Date(deposit.until).toISOString();
  const text = `${formatInstant(until)}까지 입금해 주세요. 입금하실 계좌는 결제 내역에 있습니다.`;
  return {
    ...entryOfDeposit({ moid: deposit.moid, goodsName: deposit.goodsName, until, text }),
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
