import * as v from 'valibot';
import { costLineSchema, quoteSchema } from './cost.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema } from './list.ts';
import { payMethods, splitGoods, type PayMethod } from './pay-method.ts';
import { ordersStale } from './service-order.ts';
import { serviceNames, type ServiceKind } from './service.ts';
import { usePointInput } from './service-request.ts';
import { agreed } from './submission.ts';

const payMethodSchema = v.picklist(
  Object.keys(payMethods) as PayMethod[],
  '결제 수단을 골라 주세요.',
);
const outcomeSchema = v.picklist(['open', 'checking', 'paid', 'deposit', 'failed', 'cancelled']);
const jobKindSchema = v.picklist(['order', 'bill']);

/**
 * A payment's number, of the portal's own making: the day in Seoul and 80 random bits. The provider gets it as Moid, the
 * result's address has it.
 */
export const moidSchema = v.pipe(v.string(), v.regex(/^\d{8}-[0-9A-HJKMNP-TV-Z]{16}$/));

/** Kinds of the reads that a payment makes stale. */
const paymentsStale = ['payOrder', 'payBills', 'payResult', ...ordersStale] as const;

/** A payment that was begun for what the page is about to pay. */
const begunSchema = v.nullable(
  v.object({
    moid: moidSchema,
    /** `checking` and `deposit`: lead to its result, it must not be paid again. `open`: starting anew cancels it. */
    outcome: outcomeSchema,
  }),
);

export const payIdKey = endpoint({
  kind: 'payIdKey',
  method: 'GET',
  path: '/api/product/payIdKey',
  audience: 'member',
  summary: 'The merchant’s public number and the ways to pay that it has.',
  input: v.object({}),
  answer: v.object({
    /** The merchant at the provider (MID); its key never leaves the server. */
    mid: v.string(),
    payMethods: v.array(payMethodSchema),
    /** The address of the provider’s script for desktops, which the bridge document loads. */
    windowScript: v.string(),
  }),
  envelope: 'data',
});

export const getPayOrder = endpoint({
  kind: 'payOrder',
  method: 'GET',
  path: '/api/pay/getPayOrder',
  audience: 'member',
  overlay: 'orderInfo',
  summary: 'A request of the member that is to be paid, line by line, and where its payment is.',
  input: v.object({ ordNbr: idxSchema }),
  answer: v.object({
    ordNbr: idxSchema,
    service: v.picklist(Object.keys(serviceNames) as ServiceKind[]),
    goodsName: v.string(),
    /** `none`: nothing has to be paid before the service. */
    is: v.picklist(['payable', 'paid', 'cancelled', 'none']),
    /** As it was filed; its point line is what was chosen then. */
    quote: quoteSchema,
    /** Points that may be spent on it, those in the quote included; at most the quote's total. */
    pointMax: v.number(),
    begun: begunSchema,
    /** Its latest payment that is done; null where none is. */
    paidBy: v.nullable(moidSchema),
  }),
  envelope: 'data',
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

export const getPayBills = endpoint({
  kind: 'payBills',
  method: 'GET',
  path: '/api/pay/getPayBills',
  audience: 'member',
  overlay: 'orderInfo',
  summary: 'The open bills of the member’s contracts, the oldest first.',
  input: v.object({}),
  answer: v.object({ list: v.array(billSchema) }),
  envelope: 'data',
  errors: ['ERR_UNAVAILABLE'],
});

const list = v.pipe(v.string(), v.maxLength(1000));
const LISTS_DIFFER = '결제할 목록이 서로 맞지 않습니다. 화면을 새로 고친 뒤 다시 골라 주세요.';

/** What is paid for: one request, or several bills as the four comma lists of `goodsLists`. */
export const getMoid = endpoint({
  kind: 'moid',
  method: 'POST',
  path: '/api/order/getMoid',
  keyed: true,
  audience: 'member',
  invalidates: paymentsStale,
  summary: 'Freezes what is paid for, its amount and points, under a payment number.',
  input: v.variant('jobKind', [
    v.object({
      jobKind: v.literal('order'),
      ordNbr: idxSchema,
      payMethod: payMethodSchema,
      /** All points to spend on it, in place of those it was filed with. */
      usePoint: usePointInput,
      consentPay: agreed,
    }),
    v.pipe(
      v.object({
        jobKind: v.literal('bill'),
        goodsIdx: list,
        goodsQty: list,
        /** Compared with the bills, never believed. */
        goodsPrice: list,
        goodsPoint: list,
        payMethod: payMethodSchema,
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
    /** Won that the provider will charge, frozen now. */
    amount: v.number(),
    point: v.number(),
  }),
  envelope: 'data',
  errors: [
    'ERR_NOT_FOUND',
    'ERR_PAY_AMOUNT',
    'ERR_PAY_DONE',
    'ERR_PAY_UNDER_WAY',
    'ERR_POINT_SHORT',
    'ERR_UNAVAILABLE',
  ],
});

const pageSchema = v.picklist(['pc', 'mobile']);

export const payRequest = endpoint({
  kind: 'payRequest',
  method: 'POST',
  path: '/api/product/payRequest',
  audience: 'member',
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
  envelope: 'data',
  errors: ['ERR_NOT_FOUND', 'ERR_PAY_DONE', 'ERR_PAY_UNDER_WAY', 'ERR_POINT_SHORT'],
});

export const getPayHashString = endpoint({
  kind: 'payHashString',
  method: 'GET',
  path: '/api/pay/getPayHashString',
  audience: 'member',
  summary:
    'Signs a started payment for the provider; it can be signed again when its form is opened again.',
  input: v.object({
    page: pageSchema,
    jobKind: jobKindSchema,
    /** The amount that the customer sees: it is refused unless it is the frozen one. */
    amount: v.pipe(v.string(), v.regex(/^[0-9]{1,12}$/)),
    /** The payment's number (Moid). */
    ordNbr: moidSchema,
  }),
  answer: v.object({ EdiDate: v.string(), SignData: v.string() }),
  envelope: 'data',
  errors: ['ERR_NOT_FOUND', 'ERR_PAY_AMOUNT', 'ERR_PAY_DONE', 'ERR_PAY_UNDER_WAY'],
});

export const closePayment = endpoint({
  kind: 'closePayment',
  method: 'POST',
  path: '/api/pay/closePayment',
  audience: 'member',
  invalidates: paymentsStale,
  summary:
    'Cancels a payment that is not charged: the window was closed, or no deposit will be made.',
  input: v.object({ moid: moidSchema }),
  /** Not `cancelled` where it was too late: then the result tells. */
  answer: v.object({ moid: moidSchema, outcome: outcomeSchema }),
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});

/** A payment as its result page shows it. */
const paymentResultSchema = v.object({
  moid: moidSchema,
  outcome: outcomeSchema,
  /** For whoever is not the payer or not signed in: the outcome and the amount stay, everything else is empty. */
  masked: v.boolean(),
  /** Won at the provider. */
  amount: v.number(),
  point: v.number(),
  payMethod: payMethodSchema,
  jobKind: jobKindSchema,
  /** The request that was paid for; null for bills. */
  ordNbr: v.nullable(idxSchema),
  service: v.nullable(v.picklist(Object.keys(serviceNames) as ServiceKind[])),
  goodsName: v.string(),
  /** What was paid for, and points. */
  lines: v.array(costLineSchema),
  /** `escrowMark` stands in front of the result. */
  escrow: v.boolean(),
  /** What to do next where it failed or was cancelled, in a sentence; empty otherwise. */
  reason: v.string(),
  /** ISO 8601 instant of the payment; null where there is none yet. */
  paidAt: v.nullable(v.string()),
  /** The provider's number of the approval and the card or bank, for the receipt; empty where there is none. */
  approvalNo: v.string(),
  approvedBy: v.string(),
  /** Where and until when to deposit; null for other methods. */
  deposit: v.nullable(
    v.object({
      bankName: v.string(),
      accountNo: v.string(),
      holder: v.string(),
      /** ISO 8601 instant. */
      until: v.string(),
    }),
  ),
  /** Money that goes back because the request was cancelled after it was paid. */
  refund: v.nullable(v.picklist(['due', 'done'])),
});
export type PaymentResult = v.InferOutput<typeof paymentResultSchema>;

export const getPayResult = endpoint({
  kind: 'payResult',
  method: 'POST',
  reads: true,
  path: '/api/pay/getPayResult',
  summary: 'Where a payment is; the page asks again while it is being checked.',
  input: v.object({ moid: moidSchema }),
  answer: paymentResultSchema,
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});

const text = (longest: number) => v.optional(v.pipe(v.string(), v.maxLength(longest)), '');

export const payReturn = endpoint({
  kind: 'payReturn',
  method: 'POST',
  path: '/api/pay/return',
  from: 'provider',
  summary:
    'Receives the provider’s authentication, which the customer’s browser brought back, and approves it.',
  /** The provider's own names. Whoever alters one of them, or repeats it, gets no approval. */
  input: v.object({
    AuthResultCode: text(10),
    AuthResultMsg: text(500),
    AuthToken: text(200),
    PayMethod: text(20),
    MID: text(20),
    Moid: text(64),
    Amt: text(12),
    TxTid: text(60),
    NextAppURL: text(300),
    NetCancelURL: text(300),
    Signature: text(128),
  }),
  /** The payment's number, for the result's address. */
  answer: v.object({ moid: moidSchema, outcome: outcomeSchema }),
  envelope: 'data',
  errors: ['ERR_PAY_RETURN'],
});

export const payDeposit = endpoint({
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
  envelope: 'data',
  errors: ['ERR_PAY_RETURN', 'ERR_UNAVAILABLE'],
});
