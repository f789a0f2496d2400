import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { filterMembershipFields } from './fields/filter-membership.ts';
import {
  earlyEndSchema,
  membershipPaidBySchema,
  suppliedSchema,
} from './filter-membership-terms.ts';
import { idxSchema } from './list.ts';
import {
  cancel,
  detail,
  listOf,
  orderReceiptSchema,
  ordersStale,
  orderSummarySchema,
} from './service-order.ts';

export const fileMembership = memberEndpoint({
  kind: 'joinFilterMembership',
  path: '/api/wmembership',
  keyed: true,
  invalidates: ordersStale,
  summary: 'Receives a filter membership of the holder of a purifier’s contract.',
  input: v.object(filterMembershipFields),
  answer: orderReceiptSchema,
});

export const readMembershipOffers = memberEndpoint({
  kind: 'filterMemberships',
  path: '/api/wmembership',
  summary:
    'The member’s purifiers, each with what a membership would supply, and their memberships.',
  answer: v.object({
    purifiers: v.array(
      v.object({
        productIdx: idxSchema,
        goodsName: v.string(),
        /** Why it is not available for this purifier; null if it is. */
        refusal: v.nullable(v.string()),
        filters: v.array(suppliedSchema),
        example: earlyEndSchema,
        paidBy: v.optional(membershipPaidBySchema),
      }),
    ),
    memberships: v.array(orderSummarySchema),
  }),
});

/** The penalty of an early end: the price of the filters supplied less the fees paid (specification, 9). */
export const earlyEndPenalty = (supplied: number, paid: number) => Math.max(0, supplied - paid);

export const listMemberships = memberEndpoint({
  ...listOf('w_filter'),
  kind: 'membershipList',
  path: '/api/wmembership/getList',
  summary: 'The member’s filter memberships, the newest first.',
});

export const readMembership = memberEndpoint({
  ...detail,
  kind: 'membershipInfo',
  path: '/api/wmembership/getInfo',
  summary: 'One of the member’s filter memberships.',
  input: v.object({ ordNbr: idxSchema }),
});

export const cancelMembership = memberEndpoint({
  ...cancel,
  kind: 'cancelMembership',
  path: '/api/wmembership/cancel',
  summary: 'Revokes a filter membership that is not confirmed yet.',
  input: v.object({ ordNbr: idxSchema }),
});
