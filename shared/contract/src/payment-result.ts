import * as v from 'valibot';
import { cashReceiptSchema } from './cash-receipt.ts';
import { costLineSchema } from './cost.ts';
import { endpoint } from './endpoint.ts';
import { idxSchema } from './list.ts';
import { linkTokenSchema } from './message-link.ts';
import { chosenDaysSchema, depositSchema, moidSchema, payMethodSchema } from './order-payment.ts';
import {
  refundAccountRefusals,
  refundAccountStates,
  type RefundAccountRefusal,
} from './pay-method.ts';
import { jobKindSchema, outcomeSchema } from './payment.ts';
import { serviceKindSchema } from './service-order.ts';

/** A payment as its result page shows it. */
const paymentResultSchema = v.object({
  moid: moidSchema,
  outcome: outcomeSchema,
  /**
   * For anybody but the signed-in payer: outcome, `refund`, amount, `payMethod` and `jobKind` remain, and everything
   * else is empty.
   */
  masked: v.boolean(),
  /** Won at the provider. */
  amount: v.number(),
  point: v.number(),
  payMethod: payMethodSchema,
  jobKind: jobKindSchema,
  /** The request that was paid for; null for bills. */
  ordNbr: v.nullable(idxSchema),
  service: v.nullable(serviceKindSchema),
  goodsName: v.string(),
  /** The days of the request; empty for bills. */
  visits: chosenDaysSchema,
  /** What was paid for, and points. */
  lines: v.array(costLineSchema),
  /** Whether `escrowMark` precedes the result. */
  escrow: v.boolean(),
  /** What to do after a failure or cancellation, in a sentence; empty otherwise. */
  reason: v.string(),
  /** ISO 8601 instant of the payment; null where there is none yet. */
  paidAt: v.nullable(v.string()),
  /** The provider's number of the approval and the card or bank, for the receipt; empty where there is none. */
  approvalNo: v.string(),
  approvedBy: v.string(),
  /** Where and until when to deposit; null for other methods. */
  deposit: v.nullable(depositSchema),
  /**
   * The refund of a payment whose request was cancelled later; null if there is none. `due`: the money was not paid
   * back yet, by the provider or to an account (`isRefundedByPhone`), and `outcome` is still `paid`. `done`: it was, and `outcome` is `cancelled`. The fields about the approval
   * are filled in both cases.
   */
  refund: v.nullable(v.picklist(['due', 'done'])),
  /** Null or absent if none is asked for, and for anybody but the payer. */
  cashReceipt: v.optional(v.nullable(cashReceiptSchema)),
  /** The account that a deposit is paid back to; null where none is needed. A server before this field sends nothing. */
  refundAccount: v.optional(
    v.nullable(
      v.object({
        is: v.picklist(refundAccountStates),
        bankName: v.string(),
        /** `**** 1234`; empty until it is entered. */
        number: v.string(),
        refusal: v.nullable(
          v.picklist(Object.keys(refundAccountRefusals) as RefundAccountRefusal[]),
        ),
      }),
    ),
    null,
  ),
});
export type PaymentResult = v.InferOutput<typeof paymentResultSchema>;

export const readPaymentResult = endpoint({
  kind: 'payResult',
  reads: true,
  // The payer sees more than others, and a cancelled request changes the answer.
  personal: true,
  path: '/api/pay/getPayResult',
  summary: 'Where a payment is; the page asks again while it is being checked.',
  input: v.object({ moid: moidSchema }),
  answer: paymentResultSchema,
  errors: ['ERR_NOT_FOUND'],
});

export const openPaymentLink = endpoint({
  kind: 'openPaymentLink',
  reads: true,
  // The payer sees more than others.
  personal: true,
  path: '/api/pay/openLink',
  summary:
    'The payment that a message links to: for others than the payer without account and receipt.',
  input: v.object({ token: linkTokenSchema }),
  /** The payer gets all of it. Others get it `masked`: for a request what is paid for, for a deposit until when, for a bill neither. */
  answer: paymentResultSchema,
  errors: ['ERR_NOT_FOUND'],
});

/** A field of the provider's. PostgreSQL accepts no text with a NUL. */
const text = (longest: number) =>
  v.optional(v.pipe(v.string(), v.maxLength(longest), v.excludes('\u0000')), '');

export const returnFromCardWindow = endpoint({
  kind: 'payReturn',
  method: 'POST',
  path: '/api/pay/return',
  from: 'provider',
  summary:
    'Receives the provider’s authentication, which the customer’s browser brought back, and approves it.',
  /** The provider's own names. Altering or repeating one of them gets no approval. */
  input: v.object({
    AuthResultCode: text(10),
    AuthToken: text(200),
    PayMethod: text(20),
    MID: text(20),
    Moid: text(64),
    Amt: text(12),
    TxTid: text(60),
    /** What our form asked the provider to return: it proves that this payment was started here. */
    ReqReserved: text(100),
    NextAppURL: text(300),
    NetCancelURL: text(300),
    Signature: text(128),
  }),
  /** The payment's number, for the result's address. */
  answer: v.object({ moid: moidSchema, outcome: outcomeSchema }),
  errors: ['ERR_PAY_RETURN', 'ERR_UNAVAILABLE'],
});

export const notifyDeposit = endpoint({
  kind: 'payDeposit',
  method: 'POST',
  path: '/api/pay/deposit',
  from: 'provider',
  summary:
    'Receives the provider’s notification that a deposit was made, and asks the provider before it books.',
  input: v.object({
    MID: text(20),
    MOID: text(64),
    TID: text(60),
    Amt: text(12),
    ResultCode: text(10),
    PayMethod: text(20),
  }),
  answer: v.object({ booked: v.boolean() }),
  errors: ['ERR_PAY_RETURN', 'ERR_UNAVAILABLE'],
});
