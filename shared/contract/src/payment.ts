import * as v from 'valibot';
import { quoteSchema } from './cost.ts';
import { memberEndpoint } from './endpoint.ts';
import { daySchema, idxSchema } from './list.ts';
import {
  chosenDaysSchema,
  moidSchema,
  orderPaymentSchema,
  payMethodSchema,
} from './order-payment.ts';
import { mayPayBills, splitGoods } from './pay-method.ts';
import { ordersStale, serviceKindSchema } from './service-order.ts';
import { usePointInput } from './service-request.ts';
import { agreed } from './submission.ts';

export const outcomeSchema = v.picklist([
  'open',
  'checking',
  'paid',
  'deposit',
  'failed',
  'cancelled',
]);
export const jobKindSchema = v.picklist(['order', 'bill']);

/** Kinds of the reads that a payment makes stale. */
export const paymentsStale = [
  'payOrder',
  'payBills',
  'payList',
  'payResult',
  'openPaymentLink',
  ...ordersStale,
] as const;

/** A payment that was started earlier for what the page is about to pay. */
const begunSchema = v.nullable(
  v.object({
    moid: moidSchema,
    /**
     * `checking` and `deposit`: link to the result, because it must not be paid again. `open`: a new start cancels
     * it.
     */
    outcome: outcomeSchema,
  }),
);

export const readMerchant = memberEndpoint({
  kind: 'payIdKey',
  path: '/api/product/payIdKey',
  summary:
    'The merchant’s public number and the ways to pay that it has; bills take those of mayPayBills.',
  answer: v.object({
    /** The merchant at the provider (MID); its key never leaves the server. */
    mid: v.string(),
    payMethods: v.array(payMethodSchema),
    /** The address of the provider’s script for desktops, which the bridge document loads. */
    windowScript: v.string(),
  }),
});

export const readPayableOrder = memberEndpoint({
  kind: 'payOrder',
  path: '/api/pay/getPayOrder',
  overlay: 'orderInfo',
  summary: 'A request of the member that is to be paid, line by line, and where its payment is.',
  input: v.object({ ordNbr: idxSchema }),
  answer: v.object({
    ordNbr: idxSchema,
    service: serviceKindSchema,
    goodsName: v.string(),
    /** `none`: nothing is due before the service. `overdue`: the visit is today or past, so it cannot be paid. */
    is: v.picklist(['payable', 'overdue', 'paid', 'cancelled', 'none']),
    /** The quote as it was filed, with the points chosen then. */
    quote: quoteSchema,
    /** Points that may be spent on it, those in the quote included; at most the quote's total. */
    pointMax: v.number(),
    begun: begunSchema,
    /** The payment that paid it, even if it is refunded or will be; null if none did. */
    paidBy: v.nullable(moidSchema),
    /** Whether its payment is still to be refunded by phone. */
    refundByPhone: v.boolean(),
    /** How its payment stands, as on its other pages. */
    payment: orderPaymentSchema,
    visits: chosenDaysSchema,
    /** The last day on which it can be paid; null where nobody comes. */
    payBy: v.nullable(daySchema),
    /** What was chosen for its newest payment, which the page begins with; null before the first. */
    last: v.nullable(v.object({ payMethod: payMethodSchema, point: v.number() })),
  }),
  errors: ['ERR_NOT_FOUND'],
});

const billSchema = v.object({
  /** The bill's number. */
  goodsIdx: idxSchema,
  /** The contract's product. */
  goodsName: v.string(),
  custCode: v.string(),
  /** The month that it is for, `2026-11`. */
  month: v.string(),
  dueOn: daySchema,
  isOverdue: v.boolean(),
  goodsPrice: v.number(),
  begun: begunSchema,
});
export type Bill = v.InferOutput<typeof billSchema>;

export const listBills = memberEndpoint({
  kind: 'payBills',
  path: '/api/pay/getPayBills',
  overlay: 'orderInfo',
  summary: 'The open bills of the member’s contracts, the oldest first.',
  answer: v.object({
    list: v.array(billSchema),
    /** What was chosen for the newest payment of bills; null before the first, and once it is paid. */
    last: v.nullable(v.object({ payMethod: payMethodSchema, goodsIdx: v.array(idxSchema) })),
  }),
  errors: ['ERR_UNAVAILABLE'],
});

const list = v.pipe(v.string(), v.maxLength(1000));
const LISTS_DIFFER = '결제할 목록이 서로 맞지 않습니다. 화면을 새로 고친 뒤 다시 골라 주세요.';

/** What is paid for: one request, or several bills as the four comma lists of `goodsLists`. */
export const freezePayment = memberEndpoint({
  kind: 'moid',
  path: '/api/order/getMoid',
  keyed: true,
  invalidates: paymentsStale,
  summary: 'Freezes what is paid for, its amount and points, under a payment number.',
  input: v.variant('jobKind', [
    v.object({
      jobKind: v.literal('order'),
      ordNbr: idxSchema,
      payMethod: payMethodSchema,
      /** All points to use for it, replacing those it was filed with. */
      usePoint: usePointInput,
      consentPay: agreed,
    }),
    v.pipe(
      v.object({
        jobKind: v.literal('bill'),
        goodsIdx: list,
        goodsQty: list,
        /** Compared with the bills, never trusted. */
        goodsPrice: list,
        goodsPoint: list,
        payMethod: v.pipe(
          payMethodSchema,
          v.check(mayPayBills, '요금은 가상계좌로 낼 수 없습니다. 다른 결제 수단을 골라 주세요.'),
        ),
        consentPay: agreed,
      }),
      v.forward(
        v.check((input) => splitGoods(input) !== null, LISTS_DIFFER),
        ['goodsIdx'],
      ),
    ),
  ]),
  answer: v.object({
    moid: moidSchema,
    /** Won that the provider will charge; frozen now. */
    amount: v.number(),
    point: v.number(),
  }),
  errors: [
    'ERR_NOT_FOUND',
    'ERR_PAY_AMOUNT',
    'ERR_PAY_DONE',
    'ERR_PAY_UNDER_WAY',
    'ERR_PAY_VISIT',
    'ERR_POINT_SHORT',
    'ERR_UNAVAILABLE',
  ],
});

const pageSchema = v.picklist(['pc', 'mobile']);

export const requestPayment = memberEndpoint({
  kind: 'payRequest',
  method: 'POST',
  path: '/api/product/payRequest',
  invalidates: paymentsStale,
  summary: 'Starts a payment: the provider’s form without its signature, and where to post it.',
  input: v.object({ moid: moidSchema, page: pageSchema }),
  answer: v.object({
    moid: moidSchema,
    /** Phones post the form here; on desktops the window's result is posted here, by `nicepaySubmit`. */
    action: v.string(),
    /** The form's accept-charset. */
    charset: v.literal('euc-kr'),
    /** Names and values of the provider's fields; `EdiDate` and `SignData` come from `getPayHashString`. */
    fields: v.record(v.string(), v.string()),
  }),
  errors: [
    'ERR_NOT_FOUND',
    'ERR_PAY_DONE',
    'ERR_PAY_UNDER_WAY',
    'ERR_PAY_VISIT',
    'ERR_POINT_SHORT',
  ],
});

export const signPayment = memberEndpoint({
  kind: 'payHashString',
  path: '/api/pay/getPayHashString',
  summary:
    'Signs a started payment for the provider; it can be signed again when its form is opened again.',
  input: v.object({
    page: pageSchema,
    jobKind: jobKindSchema,
    /** The amount that the customer sees; refused unless it equals the frozen one. */
    amount: v.pipe(v.string(), v.regex(/^[0-9]{1,12}$/)),
    /** The payment's number (Moid). */
    ordNbr: moidSchema,
  }),
  answer: v.object({ EdiDate: v.string(), SignData: v.string() }),
  errors: ['ERR_NOT_FOUND', 'ERR_PAY_AMOUNT', 'ERR_PAY_DONE', 'ERR_PAY_UNDER_WAY'],
});

export const closePayment = memberEndpoint({
  kind: 'closePayment',
  method: 'POST',
  path: '/api/pay/closePayment',
  invalidates: paymentsStale,
  summary:
    'Cancels a payment that is not charged: the window was closed, or no deposit will be made.',
  input: v.object({
    moid: moidSchema,
    /**
     * Whether the customer means a deposit account. Otherwise a payment that has become one meanwhile is kept,
     * because a window also closes after a successful payment.
     */
    deposit: v.optional(v.picklist(['Y', 'N']), 'N'),
  }),
  /** Not `cancelled` if it was too late: then show the result. */
  answer: v.object({ moid: moidSchema, outcome: outcomeSchema }),
  errors: ['ERR_NOT_FOUND'],
});
