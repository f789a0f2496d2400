import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema } from './list.ts';
import { orderSummarySchema } from './service-order.ts';

export const getOverview = endpoint({
  kind: 'overview',
  method: 'GET',
  path: '/api/myinfo/getOverview',
  audience: 'member',
  summary: 'What comes next for the member, and what waits for them.',
  input: v.object({}),
  answer: v.object({
    /** Parts whose source did not answer: nothing is known about them, and the others stand. */
    unavailable: v.array(
      v.picklist(['visit', 'delivery', 'showroom', 'withdrawal', 'points', 'unpaid', 'inquiries']),
    ),
    /** The request with the next visit, and that visit's day in its `visitOn`; null where none is to come. */
    visit: v.nullable(orderSummarySchema),
    /** The next day of installation. */
    delivery: v.nullable(
      v.object({
        orderNo: v.string(),
        goodsName: v.string(),
        statusName: v.string(),
        installOn: v.nullable(daySchema),
      }),
    ),
    /** The next visit of a showroom. */
    showroom: v.nullable(
      v.object({
        visitIdx: idxSchema,
        name: v.string(),
        visitOn: daySchema,
        visitTime: v.string(),
      }),
    ),
    /** The next withdrawal of a contract, all contracts of that day together. */
    withdrawal: v.nullable(
      v.object({ on: daySchema, amount: v.number(), contracts: v.number(), goodsName: v.string() }),
    ),
    /** Points that expire next. */
    points: v.nullable(
      v.object({ total: v.number(), expiring: v.number(), expiresOn: v.nullable(daySchema) }),
    ),
    /** What is to be paid: requests that wait for their payment, and open bills. */
    unpaid: v.object({
      orders: v.array(orderSummarySchema),
      bills: v.object({ count: v.number(), amount: v.number() }),
    }),
    /** Inquiries without an answer yet. */
    inquiries: v.number(),
  }),
  envelope: 'data',
});
