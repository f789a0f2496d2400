import { ORDERS_KEPT_YEARS, type Delivery, type Shipment } from '@portal/contract';
import { yearsBefore } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts, Store } from '../../parts.ts';
import { contactOf, orderContactOf } from '../guest-check/contact.ts';
import { atFirst, type Standing } from './rules.ts';

/** The person who receives an order, and the place. */
export type Recipient = Pick<Delivery, 'custName' | 'phoneNum' | 'place'>;

/** An order to deliver. `shipments` lists the goods of each shipment. */
export interface NewDelivery extends Recipient {
  orderNo: string;
  userIdx: string | null;
  orderKind: Delivery['orderKind'];
  orderedOn: string;
  goodsCd: string;
  goodsName: string;
  product: Delivery['product'];
  shipments: Shipment['parts'][];
}

/** Selects deliveries by the customer number of a member, or by what a guest entered (see guest-check/contact.ts). */
export type Key = { userIdx: string } | { contact: string } | { orderContact: string };

/** When a change was made, in milliseconds since 1970, and by whom. */
export interface By {
  at: number;
  by: 'customer' | 'centre';
}

const standingRow = ({ status, day, installOn, askedOn }: Standing) => ({
  status,
  day,
  install_on: installOn,
  asked_on: askedOn,
});
export const standingOf = (
  row: Pick<Row<'shipment'>, 'status' | 'day' | 'install_on' | 'asked_on'>,
): Standing => ({
  status: row.status,
  day: row.day,
  installOn: row.install_on,
  askedOn: row.asked_on,
});

async function addEvent(
  transaction: Db,
  shipping_seq: number,
  standing: Standing,
  { at, by: done_by }: By,
): Promise<void> {
  await transaction
    .insertInto('shipment_event')
    .values({ shipping_seq, at, done_by, ...standingRow(standing) })
    .execute();
}

/**
 * Stores an order with its shipments, all in the first stage. @returns the shipments' numbers; null if the order is already
 * stored
 */
export async function addDelivery(
  { db, cipher }: Store,
  { custName, phoneNum, place, orderNo, shipments, ...order }: NewDelivery,
  at: number,
): Promise<string[] | null> {
  const recipient: Recipient = { custName, phoneNum, place };
  const contact = contactOf(custName, phoneNum);
  const orderContact = orderContactOf(orderNo, phoneNum);
  const added = await db
    .insertInto('delivery')
    .values({
      order_no: orderNo,
      user_idx: order.userIdx,
      order_kind: order.orderKind,
      ordered_on: order.orderedOn,
      goods_cd: order.goodsCd,
      goods_name: order.goodsName,
      product: order.product,
      recipient: cipher.sealJson('delivery.recipient', recipient),
      contact: cipher.seal('delivery.contact', contact),
      contact_index: cipher.index('delivery.contact', contact),
      order_contact: cipher.seal('delivery.order_contact', orderContact),
      order_contact_index: cipher.index('delivery.order_contact', orderContact),
    })
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .returning('delivery_idx')
    .executeTakeFirst();
  if (!added) return null;
  const numbers: string[] = [];
  for (const parts of shipments) {
    const { shipping_seq } = await db
      .insertInto('shipment')
      .values({
        ...added,
        user_idx: order.userIdx,
        ...standingRow(atFirst),
        version: 1,
        hours: null,
        parts: JSON.stringify(parts),
        engineer: cipher.sealJson('shipment.engineer', null),
      })
      .returning('shipping_seq')
      .executeTakeFirstOrThrow();
    await addEvent(db, shipping_seq, atFirst, { at, by: 'centre' });
    numbers.push(String(shipping_seq));
  }
  return numbers;
}

/** Selects the deliveries of a key. */
function ofKey({ db, cipher }: Store, key: Key) {
  const all = db.selectFrom('delivery');
  if ('userIdx' in key) return all.where('user_idx', '=', key.userIdx);
  return 'contact' in key
    ? all.where('contact_index', 'in', cipher.indexes('delivery.contact', key.contact))
    : all.where(
        'order_contact_index',
        'in',
        cipher.indexes('delivery.order_contact', key.orderContact),
      );
}

/** The newest deliveries of a key, or the delivery of one order. */
export function findDeliveries(
  store: Store,
  key: Key,
  { orderNo, limit }: { orderNo?: string; limit: number },
): Promise<Row<'delivery'>[]> {
  let query = ofKey(store, key).selectAll();
  if (orderNo !== undefined) query = query.where('order_no', '=', orderNo);
  return query.orderBy('ordered_on', 'desc').orderBy('delivery_idx', 'desc').limit(limit).execute();
}

/** The delivery that a shipment belongs to. */
export const findDelivery = (db: Db, deliveryIdx: number): Promise<Row<'delivery'>> =>
  db
    .selectFrom('delivery')
    .selectAll()
    .where('delivery_idx', '=', deliveryIdx)
    .executeTakeFirstOrThrow();

/** Finds a shipment by its number; null if there is none, or if a key is given and the shipment does not belong to it. */
export async function findShipment(
  { db, cipher }: Store,
  shippingSeq: string,
  key?: Key,
): Promise<Row<'shipment'> | null> {
  let query = db.selectFrom('shipment').selectAll().where('shipping_seq', '=', Number(shippingSeq));
  if (key)
    query = query.where('delivery_idx', 'in', ofKey({ db, cipher }, key).select('delivery_idx'));
  return (await query.executeTakeFirst()) ?? null;
}

/** The shipments of these deliveries, in order of their numbers, each with its events, newest first. */
export async function shipmentsOf(db: Db, deliveries: readonly number[]) {
  if (deliveries.length === 0) return [];
  const shipments = await db
    .selectFrom('shipment')
    .selectAll()
    .where('delivery_idx', 'in', deliveries)
    .orderBy('shipping_seq')
    .execute();
  const events = await db
    .selectFrom('shipment_event')
    .innerJoin('shipment', 'shipment.shipping_seq', 'shipment_event.shipping_seq')
    .select(['shipment_event.shipping_seq', 'shipment_event.at', 'shipment_event.status'])
    .where('delivery_idx', 'in', deliveries)
    .orderBy('event_idx', 'desc')
    .execute();
  return shipments.map((row) => ({
    row,
    events: events.filter(({ shipping_seq }) => shipping_seq === row.shipping_seq),
  }));
}

/**
 * Stores the new stage and day of a shipment, and an event that records the change. Call it inside a transaction.
 * @returns false if the row has another version by now: somebody else changed it first
 */
export async function writeStanding(
  transaction: Db,
  { shipping_seq, version }: Pick<Row<'shipment'>, 'shipping_seq' | 'version'>,
  to: Standing,
  by: By,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('shipment')
    .set({ ...standingRow(to), version: version + 1 })
    .where('shipping_seq', '=', shipping_seq)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await addEvent(transaction, shipping_seq, to, by);
  return true;
}

/** Stores the hours of a shipment's installation. */
export async function setHours(
  db: Db,
  { shipping_seq }: Pick<Row<'shipment'>, 'shipping_seq'>,
  hours: string | null,
): Promise<void> {
  await db
    .updateTable('shipment')
    .set({ hours })
    .where('shipping_seq', '=', shipping_seq)
    .execute();
}

/** Stores when the engineer arrives, at a shipment that still has this version. @returns false where somebody else changed it first */
export async function setArrival(
  db: Db,
  { shipping_seq, version }: Pick<Row<'shipment'>, 'shipping_seq' | 'version'>,
  arrivesAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shipment')
    .set({ arrives_at: arrivesAt })
    .where('shipping_seq', '=', shipping_seq)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who installs a shipment. */
export interface Engineer {
  name: string;
  phone: string;
  /** The name of a picture in the content. */
  picture?: string | undefined;
}

/** Stores the engineer of a shipment; null: none is assigned. @returns false if there is no such shipment */
export async function nameEngineer(
  { db, cipher }: Store,
  shippingSeq: string,
  engineer: Engineer | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shipment')
    .set({ engineer: cipher.sealJson('shipment.engineer', engineer) })
    .where('shipping_seq', '=', Number(shippingSeq))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All shipments that are not delivered yet, oldest first, without personal data. */
export async function openShipments(db: Db) {
  const rows = await db
    .selectFrom('shipment')
    .innerJoin('delivery', 'delivery.delivery_idx', 'shipment.delivery_idx')
    .select(['shipping_seq', 'order_no', 'status', 'day', 'install_on', 'asked_on'])
    .where('status', '<>', 'DONE')
    .orderBy('shipping_seq')
    .execute();
  return rows.map((row) => ({
    shippingSeq: String(row.shipping_seq),
    orderNo: row.order_no,
    ...standingOf(row),
  }));
}

/** Deletes deliveries that are older than `ORDERS_KEPT_YEARS`, with their shipments and events. */
export async function deleteExpiredDeliveries({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  await db
    .deleteFrom('delivery')
    .where('ordered_on', '<=', yearsBefore(clock.today(), ORDERS_KEPT_YEARS))
    .execute();
}
