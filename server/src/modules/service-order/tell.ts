import {
  chosenDays,
  isVisit,
  serviceNames,
  serviceStages,
  type ServiceKind,
} from '@portal/contract';
import { formatFarDay, formatWon, partsText, visitDayText } from '@portal/format';
import { daysAfter } from '../../calendar/clock.ts';
import type { Row } from '../../db/tables.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { maskedPhone } from '../guest-check/contact.ts';
import { tell, withdraw } from '../message/outbox.ts';
import type { arrivalIn } from '../stage/arrival.ts';
import type { Parts, Store } from '../../parts.ts';
import { ordersOn } from './all-orders.ts';
import type { OrderEvent } from './repository.ts';
import type { Finished } from './after-visit/report.ts';
import { comingToOrder } from './views/coming.ts';
import { openEntered } from './views/detail.ts';

type Order = Row<'service_order'>;

/** The stages in which it is known who comes. */
export const ASSIGNED: Partial<Record<ServiceKind, string>> = { after: 'ENGINEER', seat: '3' };

const reasons = {
  customer: '고객님이 취소하셨습니다.',
  centre: '고객센터에서 취소했습니다.',
  portal: '결제되지 않아 취소되었습니다.',
} as const satisfies Record<OrderEvent['by'], string>;

/** The days of a request with what is done on each, as messages say it: `2026.11.26(목) 방문 (오전 9시~낮 12시)`. */
export const daysOf = ({ service, ...row }: Order) =>
  chosenDays({
    service,
    visitOn: row.visit_on,
    secondOn: row.second_on,
    visitWindow: row.visit_window,
    secondWindow: row.second_window,
  })
    .map(visitDayText)
    .join(', ') || '방문 없이 진행합니다';

/** What every message about a request says, and to whom: who was entered in the form. */
function about(cipher: Cipher, row: Order) {
  const { custName: name, phoneNum } = openEntered(cipher, row);
  const orderNumber = String(row.ord_nbr);
  return {
    to: { subject: orderNumber, memberId: row.member_id, phone: phoneNum },
    own: {
      name,
      service: serviceNames[row.service],
      kind: row.service,
      orderNumber,
      product: row.goods_name,
    },
  };
}

/** What was done at a visit, as a message says it. */
const saidOf = ({ report, warrantyUntil }: Finished) => ({
  work: report.work,
  parts: partsText(report.parts) || '없음',
  charge: formatWon(report.charge),
  warranty: warrantyUntil === null ? '없음' : `${formatFarDay(warrantyUntil)}까지`,
});

/**
 * Tells the customer of a request's new status, where it is news: it was received, an engineer is assigned, it is done or
 * cancelled. Call it in the transaction of the change.
 * @param finished what was done, where the centre reports it with the end of the visit
 */
export async function tellOfOrder(
  store: Store,
  row: Order,
  { status, by, note, at }: OrderEvent,
  finished: Finished | null = null,
) {
  const { to, own } = about(store.cipher, row);
  const { service } = row;
  const stages = Object.keys(serviceStages[service]);
  if (status === stages[0] || status === ASSIGNED[service]) {
    const values = { ...own, days: daysOf(row) };
    if (status === stages[0]) await tell(store, { event: 'received', ...to, values }, at);
    else {
      const engineer =
        comingToOrder(store.cipher, row, at)?.engineer ?? '접수 내역에서 보여 드립니다';
      await tell(store, { event: 'assigned', ...to, values: { ...values, engineer } }, at);
    }
  }
  if (finished)
    await tell(store, { event: 'reported', ...to, values: { ...own, ...saidOf(finished) } }, at);
  else if (status === stages.at(-1) && isVisit(service))
    await tell(store, { event: 'finished', ...to, values: own }, at);
  if (status === 'CANCEL') {
    await withdraw(store.db, 'onTheWay', to.subject);
    const values = { ...own, reason: note || reasons[by] };
    await tell(store, { event: 'cancelled', ...to, values }, at);
  }
}

/** Tells the customer that the engineer is on the way, once for each time of arrival. Call it in the transaction of the change. */
export async function tellOfArrival(
  store: Store,
  row: Order,
  { values, once }: Pick<ReturnType<typeof arrivalIn>, 'values' | 'once'>,
  at: number,
): Promise<void> {
  const { to, own } = about(store.cipher, row);
  await tell(store, { event: 'onTheWay', ...to, values: { ...own, ...values }, once }, at);
}

/** Tells the customers that somebody comes tomorrow, each once. */
export async function tellOfTomorrow(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  today: string,
): Promise<void> {
  const day = daysAfter(today, 1);
  for (const row of await ordersOn(db, day)) {
    const { to, own } = about(cipher, row);
    const values = { ...own, days: daysOf(row) };
    const told = { event: 'tomorrow', ...to, values, once: day } as const;
    await tell({ db, cipher }, told, clock.now().getTime());
  }
}

/** Tells the customer of moved days. @param row as it was before */
export async function tellOfDays(
  store: Store,
  row: Order,
  moved: Pick<Order, 'visit_on' | 'second_on' | 'visit_window' | 'second_window'>,
  at: number,
): Promise<void> {
  const { to, own } = about(store.cipher, row);
  await withdraw(store.db, 'onTheWay', to.subject);
  const values = { ...own, days: daysOf({ ...row, ...moved }), before: daysOf(row) };
  await tell(store, { event: 'moved', ...to, values }, at);
}

/** Messages that could still be on their way to a number that is replaced. Their links would open the request. */
const UNDER_WAY = ['received', 'assigned', 'moved', 'tomorrow', 'onTheWay'] as const;

/**
 * Tells the old number of a request and the new one of the change: if a stranger changed it, its owner learns of it. Links
 * that were sent before are void, because they are signed with the number. @param row as it was before
 */
export async function tellOfContact(store: Store, row: Order, phone: string, at: number) {
  const { to, own } = about(store.cipher, row);
  for (const event of UNDER_WAY) await withdraw(store.db, event, to.subject);
  const { name, service, orderNumber } = own;
  const values = { name, service, orderNumber, newPhone: maskedPhone(phone) };
  for (const number of [to.phone, phone])
    await tell(store, { event: 'contactChanged', ...to, phone: number, values }, at);
}
