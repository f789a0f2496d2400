import {
  orderTypeOf,
  serviceStatusName,
  type OrderReceipt,
  type OrderSummary,
  type PointType,
  type Quote,
  type ServiceKind,
  type ServiceProduct,
} from '@portal/contract';
import type { SiteType } from '@portal/format';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { NewRow, Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import { freePlaces } from '../service-quote/windows.ts';
import { contactOf } from '../guest-check/contact.ts';
import type { Entered } from './views/entered.ts';

/** A request to store. */
export interface NewOrder {
  memberId: string;
  service: ServiceKind;
  product: ServiceProduct;
  productIdx: string;
  goodsName: string;
  status: string;
  receivedOn: string;
  visitOn: string | null;
  entered: Entered;
  quote: Quote;
  siteType: SiteType;
  /** The number of the request whose repair did not last; default: none. */
  againOf?: string | null;
}

/** What happened, when (milliseconds since 1970) and who did it. */
export interface OrderEvent {
  at: number;
  status: string;
  by: 'customer' | 'centre' | 'portal';
  note: string;
}

/** Stores a request and its first event. @returns its number */
export async function addOrder(
  { db, cipher }: Store,
  order: NewOrder,
  event: Omit<OrderEvent, 'status'>,
): Promise<string> {
  const { entered, quote, status } = order;
  const contact = contactOf(entered.custName, entered.phoneNum);
  const { ord_nbr } = await db
    .insertInto('service_order')
    .values({
      member_id: order.memberId,
      service: order.service,
      product: order.product,
      product_idx: Number(order.productIdx),
      goods_name: order.goodsName,
      status,
      version: 1,
      received_on: order.receivedOn,
      visit_on: order.visitOn,
      second_on: entered.secondOn,
      entered: cipher.sealJson('service_order.entered', entered),
      contact: cipher.seal('service_order.contact', contact),
      contact_index: cipher.index('service_order.contact', contact),
      quote: JSON.stringify(quote),
      point: quote.point,
      pay_moid: null,
      held: 0,
      site_type: order.siteType,
      again_of: order.againOf ? Number(order.againOf) : null,
    })
    .returning('ord_nbr')
    .executeTakeFirstOrThrow();
  await addEvent({ db, cipher }, ord_nbr, { ...event, status });
  return String(ord_nbr);
}

async function addEvent({ db, cipher }: Store, ordNbr: number, event: OrderEvent): Promise<void> {
  const { at, status, by: done_by } = event;
  const note = cipher.seal('service_event.note', event.note);
  await db
    .insertInto('service_event')
    .values({ ord_nbr: ordNbr, at, status, done_by, note })
    .execute();
}

/** The columns of a request that lists show. */
export const SUMMARY = [
  'ord_nbr',
  'service',
  'product',
  'goods_name',
  'status',
  'received_on',
  'visit_on',
  'second_on',
  'visit_window',
  'second_window',
  'warranty_until',
  'quote',
] as const;
export type Summary = Pick<Row<'service_order'>, (typeof SUMMARY)[number]>;

/** The order of all lists of requests. Their indexes have the same order. */
export const NEWEST = sql`received_on desc, ord_nbr desc`;

export const toSummary = (row: Summary): Omit<OrderSummary, 'payment'> => ({
  ordNbr: String(row.ord_nbr),
  service: row.service,
  orderType: orderTypeOf(row.service, row.product),
  status: row.status,
  statusName: serviceStatusName(row.service, row.status),
  goodsName: row.goods_name,
  product: row.product,
  receivedOn: row.received_on,
  visitOn: row.visit_on,
  secondOn: row.second_on,
  visitWindow: row.visit_window,
  secondWindow: row.second_window,
  warrantyUntil: row.warranty_until,
  payable: row.status === 'WAIT' ? row.quote.payable : 0,
});

/** What the customer gets for a request that was filed or paid. */
export function receiptOf(row: Summary): OrderReceipt {
  const { ordNbr, service, orderType, status, statusName, receivedOn, visitOn, payable } =
    toSummary(row);
  return { ordNbr, service, orderType, status, statusName, receivedOn, visitOn, payable };
}

/** One page of a member's requests for a service, the newest first. */
export function findOrders(
  db: Db,
  memberId: string,
  service: ServiceKind,
  wanted: { status?: string | undefined; curPage: number; pageSize: number },
) {
  let query = db
    .selectFrom('service_order')
    .select(SUMMARY)
    .where('member_id', '=', memberId)
    .where('service', '=', service);
  if (wanted.status !== undefined) query = query.where('status', '=', wanted.status);
  return readPage(query.orderBy(NEWEST), wanted, (row): Summary => row);
}

/** A member's request by number, and by service where that is given; null where they have none. */
export async function findOrder(
  db: Db,
  ordNbr: string,
  own?: { memberId: string; service?: ServiceKind },
): Promise<Row<'service_order'> | null> {
  let query = db.selectFrom('service_order').selectAll().where('ord_nbr', '=', Number(ordNbr));
  if (own) query = query.where('member_id', '=', own.memberId);
  if (own?.service) query = query.where('service', '=', own.service);
  return (await query.executeTakeFirst()) ?? null;
}

/** Those of the requests that the centre received at some time: they did not only wait for their payment. */
export async function ordersReceived(db: Db, ordNbrs: readonly number[]): Promise<Set<number>> {
  if (ordNbrs.length === 0) return new Set();
  const rows = await db
    .selectFrom('service_event')
    .select('ord_nbr')
    .distinct()
    .where('ord_nbr', 'in', ordNbrs)
    .where('status', 'not in', ['WAIT', 'CANCEL'])
    .execute();
  return new Set(rows.map(({ ord_nbr }) => ord_nbr));
}

/** What happened to a request, the newest first. */
export async function eventsOf({ db, cipher }: Store, ordNbr: number): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('service_event')
    .select(['at', 'status', 'done_by as by', 'note'])
    .where('ord_nbr', '=', ordNbr)
    .orderBy('event_idx', 'desc')
    .execute();
  return rows.map(({ note, ...row }) => ({
    ...row,
    note: cipher.open('service_event.note', note),
  }));
}

/** The newest requests that somebody filed under a name and a phone: of a service, or the one with a number. */
export function findByContact(
  { db, cipher }: Store,
  contact: string,
  { service, ordNbr, limit }: { service?: ServiceKind | undefined; ordNbr?: string; limit: number },
): Promise<Row<'service_order'>[]> {
  let query = db
    .selectFrom('service_order')
    .selectAll()
    .where('contact_index', 'in', cipher.indexes('service_order.contact', contact));
  if (service !== undefined) query = query.where('service', '=', service);
  if (ordNbr !== undefined) query = query.where('ord_nbr', '=', Number(ordNbr));
  return query.orderBy(NEWEST).limit(limit).execute();
}

/** The columns of a request's quote. */
export const quoted = (quote: Quote) => ({ quote: JSON.stringify(quote), point: quote.point });

/**
 * Changes a request that still has this version, and records the event. Call it inside a transaction.
 * @returns false where somebody else changed it first
 */
export async function changeOrder(
  { db, cipher }: Store,
  { ord_nbr, version }: Pick<Row<'service_order'>, 'ord_nbr' | 'version'>,
  event: OrderEvent,
  changes: Partial<NewRow<'service_order'>> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service_order')
    .set({ ...changes, status: event.status, version: version + 1 })
    .where('ord_nbr', '=', ord_nbr)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (event.status === 'CANCEL') await freePlaces(db, { ordNbr: ord_nbr });
  await addEvent({ db, cipher }, ord_nbr, event);
  return true;
}

/** Stores who comes to a request that still has this version, or when. @returns false where somebody else changed it first */
export async function setComing(
  db: Db,
  { ord_nbr, version }: Pick<Row<'service_order'>, 'ord_nbr' | 'version'>,
  coming: Partial<Pick<Row<'service_order'>, 'engineer' | 'arrives_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service_order')
    .set(coming)
    .where('ord_nbr', '=', ord_nbr)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Points that a request took, or that its payment holds. */
const taken = sql<number>`greatest(point, held)`;

/** The points that a member's requests spent, as rows for the history of points. */
export const pointUses = (db: Db, memberId: string) =>
  db
    .selectFrom('service_order')
    .select([
      sql<PointType>`'USE'`.as('type'),
      taken.as('amount'),
      'received_on as happened_on',
      'ord_nbr as idx',
      'goods_name as text',
      sql<string | null>`null::date`.as('expires_on'),
      sql<ServiceKind | null>`service`.as('service'),
    ])
    .where('member_id', '=', memberId)
    .where('status', '<>', 'CANCEL')
    .where(taken, '>', 0);

/** Points that a member has spent on requests, and those that their payments hold. */
export async function pointsSpent(db: Db, memberId: string): Promise<number> {
  const { spent } = await db
    .selectFrom('service_order')
    .select(sql<number | null>`sum(${taken})`.as('spent'))
    .where('member_id', '=', memberId)
    .where('status', '<>', 'CANCEL')
    .where(taken, '>', 0)
    .executeTakeFirstOrThrow();
  return spent ?? 0;
}

/**
 * Makes the member's other requests wait until this transaction ends. Not `for update`: that would wait for the foreign
 * key of another request's idempotency key, which waits for us.
 */
export async function lockMember(transaction: Db, memberId: string): Promise<void> {
  await transaction
    .selectFrom('member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .execute();
}

/** Deletes the requests received by a day. @returns their numbers */
export async function deleteOrdersOf(transaction: Db, by: string): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('service_order')
    .where('received_on', '<=', by)
    .returning('ord_nbr')
    .execute();
  return rows.map(({ ord_nbr }) => String(ord_nbr));
}
