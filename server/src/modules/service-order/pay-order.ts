import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts, Store } from '../../parts.ts';
import { seoulDayOf } from '../../calendar/clock.ts';
import { moveOrder, withPoints } from './move-order.ts';
import { changeOrder, findOrder, quoted } from './repository.ts';
import { moveOf } from './rules.ts';
import { tellOfOrder } from './tell.ts';

/** Holds points for a request's payment, replacing those it held; held points count as spent. */
export async function holdPoints(transaction: Db, ordNbr: number, held: number): Promise<void> {
  await transaction
    .updateTable('service_order')
    .set({ held })
    .where('ord_nbr', '=', ordNbr)
    .execute();
}

/**
 * Reserves a request for a payment that is about to be charged, so that nobody cancels it or pays it in another way.
 * @returns false if it does not wait for a payment, or another payment has it
 */
export async function claimOrder(transaction: Db, ordNbr: number, moid: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('service_order')
    .set({ pay_moid: moid, version: sql<number>`version + 1` })
    .where('ord_nbr', '=', ordNbr)
    .where('status', '=', 'WAIT')
    .where('pay_moid', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases a request that a payment had reserved, and the points that it held. */
export async function releaseOrder(transaction: Db, ordNbr: number, moid: string): Promise<void> {
  await transaction
    .updateTable('service_order')
    .set({ pay_moid: null, held: 0, version: sql<number>`version + 1` })
    .where('ord_nbr', '=', ordNbr)
    .where('pay_moid', '=', moid)
    .execute();
}

/**
 * Marks the request that a payment has reserved as paid, with the payment's points.
 * @returns false if the payment has not reserved it
 */
export async function bookOrder(
  store: Store,
  { ordNbr, moid, point }: { ordNbr: number; moid: string; point: number },
  at: number,
): Promise<boolean> {
  const row = await findOrder(store.db, String(ordNbr));
  if (row?.pay_moid !== moid) return false;
  const outcome = moveOf(row.service, row.status, 'pay');
  if (!('to' in outcome)) return false;
  const event = { at, status: outcome.to, by: 'customer', note: '결제 완료' } as const;
  const quote = quoted(withPoints(row.quote, point));
  const isBooked = await changeOrder(store, row, event, quote);
  if (!isBooked) return false;
  await holdPoints(store.db, ordNbr, 0);
  await tellOfOrder(store, row, event);
  return true;
}

/** Those of the requests that are cancelled. */
export async function ordersCancelled(db: Db, ordNbrs: readonly number[]): Promise<Set<number>> {
  if (ordNbrs.length === 0) return new Set();
  const rows = await db
    .selectFrom('service_order')
    .select('ord_nbr')
    .where('ord_nbr', 'in', ordNbrs)
    .where('status', '=', 'CANCEL')
    .execute();
  return new Set(rows.map(({ ord_nbr }) => ord_nbr));
}

/** Payments of requests that were cancelled after they were paid, which have to be refunded. */
export async function paymentsToRefund(
  db: Db,
): Promise<Pick<Row<'service_order'>, 'ord_nbr' | 'pay_moid'>[]> {
  return db
    .selectFrom('service_order')
    .select(['ord_nbr', 'pay_moid'])
    .where('status', '=', 'CANCEL')
    .where('pay_moid', 'is not', null)
    .limit(100)
    .execute();
}

/** Detaches a payment from a cancelled request, to register its refund. @returns false if another process was first */
export async function forgetPayment(transaction: Db, ordNbr: number, moid: string) {
  const { numUpdatedRows } = await transaction
    .updateTable('service_order')
    .set({ pay_moid: null })
    .where('ord_nbr', '=', ordNbr)
    .where('pay_moid', '=', moid)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * A payment that was started before midnight may end half an hour later, so wait at least this long before
 * cancelling.
 */
const GRACE_MS = 60 * 60_000;
const EXPIRED =
  '방문일 전날까지 결제되지 않아 접수가 취소되었습니다. 쓰신 포인트가 있으면 돌려 드렸습니다. 필요하시면 다시 신청해 주세요.';

/**
 * Cancels the requests that were not paid by the day before their visit, and returns their points. A request that a
 * payment has reserved, as by an open deposit account, stays until that payment ends.
 */
export async function cancelOverdue({
  db,
  clock,
  cipher,
}: Pick<Parts, 'db' | 'clock' | 'cipher'>): Promise<void> {
  const at = clock.now().getTime();
  const overdue = await db
    .selectFrom('service_order')
    .select('ord_nbr')
    .where('status', '=', 'WAIT')
    .where('pay_moid', 'is', null)
    .where('visit_on', '<=', seoulDayOf(new Date(at - GRACE_MS)))
    .orderBy('visit_on')
    .limit(100)
    .execute();
  const event = { at, by: 'portal', note: EXPIRED } as const;
  for (const { ord_nbr } of overdue)
    await moveOrder({ db, cipher }, { ordNbr: String(ord_nbr), move: 'expire' }, event);
}
