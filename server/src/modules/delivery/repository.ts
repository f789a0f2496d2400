import { ORDERS_KEPT_YEARS, type Delivery, type Shipment } from '@portal/contract';
import { yearsBefore } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { contactOf, orderContactOf } from '../guest-check/contact.ts';
import { atFirst, type Standing } from './rules.ts';

/** Who gets an order. */
export type Recipient = Pick<Delivery, 'custName' | 'phoneNum' | 'place'>;

/** An order to deliver, and what of it comes together. */
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

/** Whose deliveries: those of a customer number, or what a guest knows of theirs. */
export type Key = { userIdx: string } | { contact: string } | { orderContact: string };

/** When something was changed (milliseconds since 1970), and by whom. */
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

/** Stores an order with its shipments, all at the first stage. @returns their numbers; null where the order is known */
export async function addDelivery(
  transaction: Db,
  cipher: Cipher,
  { custName, phoneNum, place, orderNo, shipments, ...order }: NewDelivery,
  at: number,
): Promise<string[] | null> {
  const recipient: Recipient = { custName, phoneNum, place };
  const contact = contactOf(custName, phoneNum);
  const orderContact = orderContactOf(orderNo, phoneNum);
  const added = await transaction
    .insertInto('delivery')
    .values({
      order_no: orderNo,
      user_idx: order.userIdx,
      order_kind: order.orderKind,
      ordered_on: order.orderedOn,
      goods_cd: order.goodsCd,
      goods_name: order.goodsName,
      product: order.product,
      recipient: cipher.seal('delivery.recipient', JSON.stringify(recipient)),
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
    const { shipping_seq } = await transaction
      .insertInto('shipment')
      .values({
        ...added,
        ...standingRow(atFirst),
        version: 1,
        hours: null,
        parts: JSON.stringify(parts),
        engineer: cipher.seal('shipment.engineer', ''),
      })
      .returning('shipping_seq')
      .executeTakeFirstOrThrow();
    await addEvent(transaction, shipping_seq, atFirst, { at, by: 'centre' });
    numbers.push(String(shipping_seq));
  }
  return numbers;
}

/** A query's deliveries that are whose the key says. */
function ofKey(db: Db, cipher: Cipher, key: Key) {
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

/** The newest deliveries under a key: all of them, or the one of an order. */
export function findDeliveries(
  db: Db,
  cipher: Cipher,
  key: Key,
  { orderNo, limit }: { orderNo?: string; limit: number },
): Promise<Row<'delivery'>[]> {
  let query = ofKey(db, cipher, key).selectAll();
  if (orderNo !== undefined) query = query.where('order_no', '=', orderNo);
  return query.orderBy('ordered_on', 'desc').orderBy('delivery_idx', 'desc').limit(limit).execute();
}

/** The delivery of a shipment's row. */
export const findDelivery = (db: Db, deliveryIdx: number): Promise<Row<'delivery'>> =>
  db
    .selectFrom('delivery')
    .selectAll()
    .where('delivery_idx', '=', deliveryIdx)
    .executeTakeFirstOrThrow();

/** A shipment by its number; null unless it is under this key, where one is given. */
export async function findShipment(
  db: Db,
  cipher: Cipher,
  shippingSeq: string,
  key?: Key,
): Promise<Row<'shipment'> | null> {
  let query = db.selectFrom('shipment').selectAll().where('shipping_seq', '=', Number(shippingSeq));
  if (key) query = query.where('delivery_idx', 'in', ofKey(db, cipher, key).select('delivery_idx'));
  return (await query.executeTakeFirst()) ?? null;
}

/** Shipments of these deliveries, in their order, and what happened to each, the newest first. */
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
 * Writes how a shipment stands, with the hours where a day was planned, if it still has this version; and records it. Call
 * it inside a transaction.
 * @returns false where somebody else changed it first
 */
export async function writeStanding(
  transaction: Db,
  { shipping_seq, version }: Pick<Row<'shipment'>, 'shipping_seq' | 'version'>,
  to: Standing,
  by: By,
  hours?: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('shipment')
    .set({ ...standingRow(to), version: version + 1, ...(hours !== undefined && { hours }) })
    .where('shipping_seq', '=', shipping_seq)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await addEvent(transaction, shipping_seq, to, by);
  return true;
}

/** Stores who comes. @returns false where there is no such shipment */
export async function nameEngineer(
  db: Db,
  cipher: Cipher,
  shippingSeq: string,
  engineer: NonNullable<Shipment['engineer']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shipment')
    .set({ engineer: cipher.seal('shipment.engineer', JSON.stringify(engineer)) })
    .where('shipping_seq', '=', Number(shippingSeq))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How the shipments stand that are not over, the oldest first; nothing of it is personal. */
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

/** Deletes deliveries whose time (`ORDERS_KEPT_YEARS`) is over, with all that happened to them. */
export async function deleteExpiredDeliveries({
  db,
  clock,
}: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('delivery')
    .where('ordered_on', '<=', yearsBefore(clock.today(), ORDERS_KEPT_YEARS))
    .execute();
}
