import { formatDay, visitDayText } from '@portal/format';
import type { Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import { findMemberOfCustomer } from '../member/repository.ts';
import { tell, withdraw } from '../message/outbox.ts';
import type { arrivalIn } from '../stage/arrival.ts';
import { findDelivery, standingOf, type Recipient } from './repository.ts';
import type { Change, Standing } from './rules.ts';

/** What is news in a shipment's new standing; null if nothing is. */
function newsOf(from: Standing, to: Standing) {
  if (to.status === 'DONE' && from.status !== 'DONE') return 'installed';
  if (to.status === 'DISPATCH' && from.status !== 'DISPATCH') return 'dispatched';
  if (to.day === 'planned' && to.installOn !== from.installOn) return 'planned';
  return to.day === 'moving' && from.day !== 'moving' ? 'moving' : null;
}

const dayOf = (day: string | null) => (day === null ? '정해지면 알려 드립니다' : formatDay(day));

/** The variables that all messages about a shipment have in common, and the recipient; null if their encryption key is gone. */
async function about(store: Store, row: Row<'shipment'>) {
  const delivery = await findDelivery(store.db, row.delivery_idx);
  const recipient = store.cipher.openJson('delivery.recipient', delivery.recipient);
  if (recipient === null) return null;
  const { custName: name, phoneNum: phone } = recipient as Recipient;
  const subject = String(row.shipping_seq);
  const goods = row.parts.map(({ goodsName }) => goodsName).join(', ');
  const own = { name, goods, orderNumber: delivery.order_no };
  const { user_idx: userIdx } = delivery;
  const member = userIdx === null ? null : await findMemberOfCustomer(store, userIdx);
  return { whom: { subject, memberId: member?.memberId ?? null, phone }, own };
}

/** Tells the recipient that the engineer is on the way, once for each time of arrival. Call it in the transaction of the change. */
export async function tellOfArrival(
  store: Store,
  row: Row<'shipment'>,
  { values, once }: Pick<ReturnType<typeof arrivalIn>, 'values' | 'once'>,
  at: number,
): Promise<void> {
  const said = await about(store, row);
  if (said === null) return;
  const told = { event: 'installerOnTheWay', ...said.whom, once } as const;
  await tell(store, { ...told, values: { ...said.own, ...values } }, at);
}

/** The day of an installation with its hours. */
const installText = (on: string, hours: string | null) =>
  visitDayText({ on, what: '설치', ...(hours !== null && { window: hours }) });

/** Tells the recipient of a shipment's change. Call it in the transaction of the change. @param row as it was before */
export async function tellOfShipment(
  store: Store,
  row: Row<'shipment'>,
  { to, hours, change }: { to: Standing; hours: string | null; change: Change },
  at: number,
): Promise<void> {
  const event = change.is === 'move' ? 'installMoved' : newsOf(standingOf(row), to);
  if (event === null) return;
  const said = await about(store, row);
  if (said === null) return;
  const { whom, own } = said;
  await withdraw(store.db, 'installerOnTheWay', whom.subject);
  if (event === 'installed') return tell(store, { event, ...whom, values: own }, at);
  if (event === 'installMoved') {
    const days = installText(to.installOn ?? '', hours);
    const before = installText(row.install_on ?? '', row.hours);
    return tell(store, { event, ...whom, values: { ...own, days, before } }, at);
  }
  const day = dayOf(event === 'moving' ? to.askedOn : to.installOn);
  await tell(store, { event, ...whom, values: { ...own, day } }, at);
}
