import * as v from 'valibot';
import { visitRatingSchema, workReportSchema } from './after-visit.ts';
import { comingSchema } from './coming.ts';
import { quoteSchema } from './cost.ts';
import { memberEndpoint } from './endpoint.ts';
import { membershipStandingSchema } from './filter-membership-terms.ts';
import { dayInput, daySchema, idxSchema, pageOf, pagingText } from './list.ts';
import { orderPaymentSchema } from './order-payment.ts';
import { placeSchema } from './owned-product.ts';
import { photoSchema } from './photo.ts';
import {
  besideStages,
  orderStates,
  orderTypes,
  serviceKinds,
  services,
  type OrderState,
  type ServiceKind,
} from './service.ts';
import { stagesOf } from './stage.ts';

export const serviceKindSchema = v.picklist(serviceKinds);
const productSchema = v.picklist(['bf', 'l', 'w']);

/** The answer to every request, and to each retry of it. */
export const orderReceiptSchema = v.object({
  ordNbr: idxSchema,
  service: serviceKindSchema,
  orderType: v.picklist(orderTypes),
  /** `WAIT` if it must be paid first, at `/payment?ordNbr=`. */
  status: v.string(),
  statusName: v.string(),
  receivedOn: daySchema,
  visitOn: v.nullable(daySchema),
  /** Won that are still to be paid. */
  payable: v.number(),
});
export type OrderReceipt = v.InferOutput<typeof orderReceiptSchema>;

const summaryFields = {
  ordNbr: idxSchema,
  service: serviceKindSchema,
  orderType: v.picklist(orderTypes),
  status: v.string(),
  statusName: v.string(),
  goodsName: v.string(),
  product: productSchema,
  receivedOn: daySchema,
  /** The day of the visit, of pickup or of disassembly; null for a membership. */
  visitOn: v.nullable(daySchema),
  /** The window of that day: `09:00~12:00`; null if it has none. */
  visitWindow: v.optional(v.nullable(v.string())),
  payable: v.number(),
};
export const orderSummarySchema = v.object({
  ...summaryFields,
  /** The day of installation or of assembly; null if there is only one day. */
  secondOn: v.optional(v.nullable(daySchema)),
  secondWindow: v.optional(v.nullable(v.string())),
  /** The last day of the warranty of the work; null or absent before the visit, and where the work has none. */
  warrantyUntil: v.optional(v.nullable(daySchema)),
  payment: orderPaymentSchema,
});
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>;

/** The request with the next visit. `visitOn` is the day of that visit; `late` if it has passed and the visit is not made. */
export const nextVisitSchema = v.object({
  ...summaryFields,
  late: v.boolean(),
  /** It is due today, its hours are over, and nobody is on the way. */
  over: v.optional(v.boolean()),
  coming: v.optional(v.nullable(comingSchema)),
});
export type NextVisit = v.InferOutput<typeof nextVisitSchema>;

/** A request with everything that was entered, its history, and what may be done now. */
export const serviceOrderSchema = v.object({
  ...orderSummarySchema.entries,
  productIdx: v.nullable(idxSchema),
  /**
   * For a guest name and number are masked. Products, stages, days and the amount due remain, and everything else is
   * empty.
   */
  masked: v.boolean(),
  custName: v.string(),
  /** As it was entered; format it for display. */
  phoneNum: v.string(),
  place: placeSchema,
  /** Where a transfer installs; null for other services. */
  toPlace: v.nullable(placeSchema),
  /** The day of installation or of assembly; null if there is only one day. */
  secondOn: v.nullable(daySchema),
  /** The symptom's name; empty where none was asked for. */
  symptom: v.string(),
  /** Plain text. */
  text: v.string(),
  /** The code of the building's door, until the visit is over; empty or absent where none was told, and for a guest. */
  entrance: v.optional(v.string()),
  photos: v.array(photoSchema),
  /** The seats of a replacement. */
  parts: v.array(v.object({ goodsIdx: v.string(), goodsName: v.string(), goodsPrice: v.number() })),
  /** Where a transfer needs a ladder truck; null for other services, and for an old transfer that needs none. */
  ladder: v.nullable(v.object({ from: v.boolean(), to: v.boolean() })),
  /** Terms of a membership; null for other services. */
  terms: v.nullable(v.number()),
  /** How a membership stands; null for other services, and for a guest. */
  membership: v.optional(v.nullable(membershipStandingSchema)),
  /** Null for a guest. */
  consentMarketing: v.nullable(v.picklist(['Y', 'N'])),
  /** As it was when the request was filed. */
  quote: quoteSchema,
  stages: stagesOf(v.string()),
  /** What was done; null or absent until the centre reports it. A guest sees it too. */
  report: v.optional(v.nullable(workReportSchema)),
  /** How the visit was; null or absent before it is done, where nobody was asked in time, and for a guest. */
  rating: v.optional(v.nullable(visitRatingSchema)),
  /**
   * Of a repair whose fault came back: `of` is the number of the first request, `by` that of the newest one filed because this one's
   * fault came back, each null where there is none. `may` tells whether the member can file such a one, and whether the warranty of
   * the work makes it free of charge today. Null for a guest.
   */
  again: v.optional(
    v.nullable(
      v.object({
        of: v.nullable(idxSchema),
        by: v.nullable(idxSchema),
        may: v.nullable(v.picklist(['free', 'charged'])),
      }),
    ),
  ),
  /** What happens next, and by when; `by` is null if no day is known. */
  next: v.object({ text: v.string(), by: v.nullable(daySchema) }),
  /** Who comes to the next visit; null or absent where nobody is to come. A guest sees it too. */
  coming: v.optional(v.nullable(comingSchema)),
  /** What happened, newest first. */
  history: v.array(
    v.object({
      status: v.string(),
      statusName: v.string(),
      /** ISO 8601 instant. */
      at: v.string(),
      by: v.picklist(['customer', 'centre']),
      note: v.string(),
    }),
  ),
  may: v.object({
    cancel: v.boolean(),
    /** How to change the address: cancel here and request again, by the call centre, or not any more. */
    changeAddress: v.picklist(['again', 'callCentre', 'no']),
    /** Whether only the call centre can change anything now. */
    callCentre: v.boolean(),
  }),
  /** What the customer can change online without cancelling; null where nothing can, and to who opened a message's link. */
  changes: v.optional(
    v.nullable(
      v.object({
        /** Until when the first day can be moved, and the second: ISO 8601 instants, null if it cannot be moved online. */
        first: v.nullable(v.string()),
        second: v.nullable(v.string()),
        /** Whether the phone number and the text can be changed. */
        contact: v.boolean(),
      }),
    ),
  ),
});
export type ServiceOrder = v.InferOutput<typeof serviceOrderSchema>;

/** Kinds of the reads that a change to a request makes stale. */
export const ordersStale: readonly string[] = [
  'serviceOrderList',
  'overview',
  'filterMemberships',
  'sameOrder',
  'pointTotal',
  'payList',
  'payStatement',
  ...serviceKinds.flatMap((kind) => services[kind].reads),
];

/** The part of a call that lists a member's requests for a service; no status means all. */
export const listOf = (service: ServiceKind) =>
  ({
    overlay: 'serviceList',
    input: v.object({
      status: v.optional(
        v.picklist([...Object.keys(services[service].stages), ...Object.keys(besideStages)]),
      ),
      ...pagingText,
    }),
    answer: pageOf(orderSummarySchema),
    envelope: 'result',
  }) as const;

/** The part of every call that reads one of a member's requests. */
export const detail = {
  overlay: 'orderInfo',
  answer: serviceOrderSchema,
  errors: ['ERR_NOT_FOUND'],
} as const;

/** The part of every call that cancels a request which is not confirmed yet. */
export const cancel = {
  method: 'POST',
  accepts: ['510'],
  invalidates: ordersStale,
  answer: v.object({ ordNbr: idxSchema, status: v.literal('CANCEL') }),
  errors: ['510', 'ERR_NOT_FOUND', 'ERR_CANCEL_STAGE', 'ERR_PAY_UNDER_WAY'],
} as const;

/** The part of every call that pays a request completely with points. */
export const byPoints = {
  method: 'POST',
  overlay: 'pointOrder',
  invalidates: ordersStale,
  input: v.object({ ordNbr: idxSchema }),
  answer: orderReceiptSchema,
  errors: ['ERR_NOT_FOUND', 'ERR_POINT_SHORT', 'ERR_PAY_UNDER_WAY', 'ERR_PAY_VISIT'],
} as const;

export const listServiceOrders = memberEndpoint({
  kind: 'serviceOrderList',
  path: '/api/myinfo/getServiceOrderList',
  overlay: 'serviceList',
  summary: 'The member’s requests of every kind, the newest first.',
  input: v.object({
    /** Default: all services. */
    service: v.optional(serviceKindSchema),
    /** Default: all states. */
    state: v.optional(v.picklist(Object.keys(orderStates) as OrderState[])),
    ...pagingText,
  }),
  answer: v.object({
    ...pageOf(orderSummarySchema).entries,
    /** Whatever the filters; null if there is none. */
    next: v.nullable(nextVisitSchema),
  }),
  envelope: 'result',
});

export const findSameOrder = memberEndpoint({
  kind: 'sameOrder',
  path: '/api/myinfo/getSameOrder',
  summary:
    'The member’s open request for the same service, product and day, so that none is filed twice.',
  input: v.object({ service: serviceKindSchema, productIdx: idxSchema, visitOn: dayInput }),
  answer: v.object({
    /** The newest such request; null if the member has none. */
    order: v.nullable(v.object({ ordNbr: idxSchema, statusName: v.string() })),
  }),
});
