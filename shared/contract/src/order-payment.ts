import * as v from 'valibot';
import { daySchema } from './list.ts';
import { payMethods, refundAccountStates, type PayMethod } from './pay-method.ts';

export const payMethodSchema = v.picklist(
  Object.keys(payMethods) as PayMethod[],
  '결제 수단을 골라 주세요.',
);

/**
 * A payment's number, which the portal makes: the day in Seoul and 80 random bits. The provider gets it as Moid, and
 * the result's address contains it.
 */
export const moidSchema = v.pipe(v.string(), v.regex(/^\d{8}-[0-9A-HJKMNP-TV-Z]{16}$/));

/** An account that waits for a deposit. */
export const depositSchema = v.object({
  bankName: v.string(),
  accountNo: v.string(),
  holder: v.string(),
  /** ISO 8601 instant. */
  until: v.string(),
});

/** The days that were chosen for a request (`chosenDays`). */
export const chosenDaysSchema = v.array(v.object({ what: v.string(), on: daySchema }));

/** Where a refund's account stands; null where none is needed, and for a guest. A server before this field sends nothing. */
export const refundToSchema = v.optional(v.nullable(v.picklist(refundAccountStates)), null);

/** How the payment of a request stands. The server works it out in one place, and every page shows it. */
export const orderPaymentSchema = v.object({
  /**
   * `none`: nothing is or was to be paid before the service. `unpaid`: it can be paid. `checking`: nobody knows yet
   * whether it was charged. `deposit`: an account waits for the money. Of a cancelled request: `refundDue`: the
   * provider pays back. `refundByPhone`: to an account that the payer enters or tells (`refundTo`). `refunded`: money and points are back.
   */
  is: v.picklist([
    'none',
    'unpaid',
    'checking',
    'deposit',
    'paid',
    'refundDue',
    'refundByPhone',
    'refunded',
  ]),
  /** Won to pay, to deposit, paid, or paid back; 0 if points paid all. */
  amount: v.number(),
  /** Points used beside it; a cancelled request has returned them. */
  point: v.number(),
  /** Null if no payment was made here: by the customer centre, or by points alone. */
  payMethod: v.nullable(payMethodSchema),
  /** The payment whose result page shows more; null if there is none, and for a guest. */
  moid: v.nullable(moidSchema),
  /** For a guest only the instant is filled. */
  deposit: v.nullable(depositSchema),
  refundTo: refundToSchema,
});
export type OrderPayment = v.InferOutput<typeof orderPaymentSchema>;
