import * as v from 'valibot';
import { comingSchema } from './coming.ts';
import { begunFormSchema } from './draft.ts';
import { memberEndpoint } from './endpoint.ts';
import { dayStateSchema } from './installation-day.ts';
import { daySchema, idxSchema } from './list.ts';
import { nextVisitSchema, orderSummarySchema } from './service-order.ts';
import { usageSchema } from './usage.ts';

export const readOverview = memberEndpoint({
  kind: 'overview',
  path: '/api/myinfo/getOverview',
  summary: 'What comes next for the member, what waits for them and, if asked for, their products.',
  input: v.object({ with: v.optional(v.literal('products')) }),
  answer: v.object({
    /** Parts that could not be loaded in time. They are null or empty in this answer; the other parts are complete. */
    unavailable: v.array(
      v.picklist(['visit', 'delivery', 'showroom', 'withdrawal', 'points', 'unpaid', 'inquiries']),
    ),
    /** The request with the next visit of an engineer; null if there is none. */
    visit: v.nullable(nextVisitSchema),
    /**
     * The next installation of an ordered product, also a late one; `installOn` is null if no day is planned, and stays the
     * old day while it is being moved. Null if there is none.
     */
    delivery: v.nullable(
      v.object({
        orderNo: v.string(),
        /** 0 purchase, 1 rental. */
        orderKind: v.picklist(['0', '1']),
        goodsName: v.string(),
        statusName: v.string(),
        installOn: v.nullable(daySchema),
        dayState: dayStateSchema,
        /** The hours of that day: `09:00~12:00`; null if it has none, and while the day is being moved. */
        hours: v.optional(v.nullable(v.string())),
        /** It is due today, its hours are over, and nobody is on the way. */
        over: v.optional(v.boolean()),
        coming: v.optional(v.nullable(comingSchema)),
      }),
    ),
    /** The installations whose day the member should confirm, the earliest first, ten at most. */
    toConfirm: v.optional(
      v.array(
        v.object({
          orderNo: v.string(),
          /** 0 purchase, 1 rental. */
          orderKind: v.picklist(['0', '1']),
          goodsName: v.string(),
          installOn: daySchema,
        }),
      ),
    ),
    /** The refused registrations that the member has not sent again, the newest first, ten at most. */
    toSendAgain: v.optional(v.array(v.object({ bbsIdx: idxSchema, goodsName: v.string() }))),
    /** The next visit that the member has booked at a showroom; null if there is none. */
    showroom: v.nullable(
      v.object({
        visitIdx: idxSchema,
        name: v.string(),
        visitOn: daySchema,
        visitTime: v.string(),
      }),
    ),
    /**
     * The next day on which the monthly fee is withdrawn: the total in won of all contracts due that day, and the name of one
     * product. Null without contracts.
     */
    withdrawal: v.nullable(
      v.object({ on: daySchema, amount: v.number(), contracts: v.number(), goodsName: v.string() }),
    ),
    /** The balance of points; `expiring` of them expire next, on `expiresOn`; 0 and null if none will. */
    points: v.nullable(
      v.object({ total: v.number(), expiring: v.number(), expiresOn: v.nullable(daySchema) }),
    ),
    /** What the member has to pay: up to ten requests, and the number and total in won of open bills. */
    unpaid: v.object({
      orders: v.array(orderSummarySchema),
      bills: v.object({ count: v.number(), amount: v.number() }),
    }),
    /** The number of inquiries without an answer. */
    inquiries: v.number(),
    /** The forms that the member has begun and not sent, the latest first. */
    drafts: v.optional(v.array(begunFormSchema)),
    /**
     * The member's products with their usage, the newest first, ten at most; absent unless asked for, null if they could not be
     * loaded in time. `unavailable` does not name them, because clients of earlier releases refuse an answer with a part they do not know.
     */
    products: v.optional(v.nullable(v.array(usageSchema))),
  }),
});
