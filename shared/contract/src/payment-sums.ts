// Without schemas, so that pages that only add up do not load the schema library.
import { withoutVat } from '@portal/format';

/** Periods that a list of payments offers, beside the years with payments, by their months up to today. */
export const paymentPeriods = { '3m': 3, '6m': 6, '1y': 12 } as const;
/** `2026`. */
export const yearPattern = /^20[0-9]{2}$/;
/** Whether a list of payments can be of this period. Empty: all of them. */
export const isPaymentPeriod = (period: string): boolean =>
  period === '' || Object.hasOwn(paymentPeriods, period) || yearPattern.test(period);

/** What a list of payments can be narrowed to: bills, requests for services, or payments of either that are refunded. */
export const paymentKinds = ['all', 'bill', 'order', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** A payment as lists, receipts and statements have it. A payment is refunded whole or not at all. */
interface Paid {
  /** Won at the provider. */
  amount: number;
  refund: 'due' | 'done' | null;
}

/** Won that were paid, with the supply and the tax in them; `refunded` came back, and `refunding` is on its way back. */
export interface PaymentSums {
  paid: number;
  supply: number;
  vat: number;
  refunded: number;
  refunding: number;
}

/** The money of one payment. Lists, receipts and statements all take it from here. */
export const moneyOf = ({ amount, refund }: Paid): PaymentSums => ({
  paid: amount,
  ...withoutVat(amount),
  refunded: refund === 'done' ? amount : 0,
  refunding: refund === 'due' ? amount : 0,
});

const nothing: PaymentSums = { paid: 0, supply: 0, vat: 0, refunded: 0, refunding: 0 };

/** The same of several payments. The tax is rounded for each, so that a statement agrees with its receipts to the won. */
export const sumOf = (payments: readonly Paid[]): PaymentSums =>
  payments.map(moneyOf).reduce(
    (sum, one) => ({
      paid: sum.paid + one.paid,
      supply: sum.supply + one.supply,
      vat: sum.vat + one.vat,
      refunded: sum.refunded + one.refunded,
      refunding: sum.refunding + one.refunding,
    }),
    nothing,
  );

/** What a member has paid in the end: without what came back, or is on its way. */
export const keptOf = ({ paid, refunded, refunding }: PaymentSums): number =>
  paid - refunded - refunding;
