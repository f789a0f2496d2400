import type { OrderPayment, OrderSummary } from '@portal/contract';
import type { Row } from '../../../db/tables.ts';
import type { Parts } from '../../../parts.ts';
import { toSummary, type Summary } from '../repository.ts';

/** The columns of a request that tell, with its payments, how its payment stands. */
export type PayableRow = Pick<Row<'service_order'>, 'ord_nbr' | 'status' | 'quote'>;

declare module '../../../parts.ts' {
  interface Parts {
    /** How the payments of requests stand, in the same order; three queries for any number of requests. */
    paymentsOfOrders(parts: Store, rows: readonly PayableRow[]): Promise<OrderPayment[]>;
  }
}

export type PaymentParts = Pick<Parts, 'db' | 'cipher' | 'paymentsOfOrders'>;

export async function paymentOf(parts: PaymentParts, row: PayableRow): Promise<OrderPayment> {
  const [payment] = await parts.paymentsOfOrders(parts, [row]);
  if (!payment) throw new Error('a request has no answer about its payment');
  return payment;
}

/** Requests as lists show them, with how their payments stand. */
export async function summariesOf(
  parts: PaymentParts,
  rows: readonly Summary[],
): Promise<OrderSummary[]> {
  const payments = await parts.paymentsOfOrders(parts, rows);
  return payments.flatMap((payment, i) => {
    const row = rows[i];
    return row ? [{ ...toSummary(row), payment }] : [];
  });
}

/** A page of requests as lists show it. */
export async function summarised<Page extends { list: Summary[] }>(
  parts: PaymentParts,
  page: Page,
): Promise<Omit<Page, 'list'> & { list: OrderSummary[] }> {
  return { ...page, list: await summariesOf(parts, page.list) };
}
