import * as v from 'valibot';
import { cashReceiptStateSchema } from './cash-receipt.ts';
import { memberEndpoint } from './endpoint.ts';
import { daySchema, idxSchema, pageOf, pagingText } from './list.ts';
import { moidSchema, payMethodSchema, refundToSchema } from './order-payment.ts';
import { isPaymentPeriod, paymentKinds, yearPattern } from './payment-sums.ts';
import { serviceKindSchema } from './service-order.ts';

/** A payment that was made. */
const madeFields = {
  moid: moidSchema,
  /** The request that was paid for; null for bills. A server before this field sends nothing. */
  ordNbr: v.optional(v.nullable(idxSchema), null),
  service: v.nullable(serviceKindSchema),
  goodsName: v.string(),
  amount: v.number(),
  point: v.number(),
  payMethod: payMethodSchema,
  /** ISO 8601 instant. */
  paidAt: v.string(),
  refund: v.nullable(v.picklist(['due', 'done'])),
};

const yearSchema = v.pipe(v.string(), v.regex(yearPattern));

/** `PaymentSums`. */
const sumsSchema = v.object({
  paid: v.number(),
  supply: v.number(),
  vat: v.number(),
  refunded: v.number(),
  refunding: v.number(),
});

export const listPayments = memberEndpoint({
  kind: 'payList',
  path: '/api/pay/getPayList',
  summary: 'The payments that the member made here, refunded ones included, the newest first.',
  input: v.object({
    ...pagingText,
    /** A year, or one of `paymentPeriods`; empty for all. */
    period: v.optional(v.pipe(v.string(), v.maxLength(4), v.check(isPaymentPeriod)), ''),
    kind: v.optional(v.picklist(paymentKinds), 'all'),
  }),
  answer: v.object({
    ...pageOf(
      v.object({
        ...madeFields,
        /** Null or absent if no cash receipt is asked for. */
        cashReceipt: v.optional(v.nullable(cashReceiptStateSchema)),
        refundTo: refundToSchema,
      }),
    ).entries,
    /** Over all pages. A server before this field sends nothing. */
    sums: v.optional(sumsSchema),
    /** The years in which the member paid, the newest first, whatever the list is narrowed to. */
    years: v.optional(v.array(yearSchema), []),
    /** The days of the period; null for all. */
    days: v.optional(v.nullable(v.object({ from: daySchema, to: daySchema })), null),
  }),
  envelope: 'result',
});

export const readPaymentStatement = memberEndpoint({
  kind: 'payStatement',
  path: '/api/pay/getPayStatement',
  summary: 'All that the member paid here in a year, the oldest first, as a statement to print.',
  input: v.object({
    /** Default: the newest year with payments. */
    year: v.optional(yearSchema),
  }),
  answer: v.object({
    year: yearSchema,
    /** The years in which the member paid, the newest first. */
    years: v.array(yearSchema),
    payer: v.string(),
    /** The days that it covers: until today for the current year. */
    days: v.object({ from: daySchema, to: daySchema }),
    /** The day on which it was made. */
    madeOn: daySchema,
    list: v.array(v.object(madeFields)),
    sums: sumsSchema,
  }),
});
