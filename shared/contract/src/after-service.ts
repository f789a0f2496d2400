import * as v from 'valibot';
import { priceSchema } from './cost.ts';
import { coverageSchema } from './coverage.ts';
import { endpoint, memberEndpoint } from './endpoint.ts';
import { afterServiceFields } from './fields/after-service.ts';
import { dayInput, idxSchema } from './list.ts';
import { cancel, detail, listOf, orderReceiptSchema, ordersStale } from './service-order.ts';

/**
 * The member's finished repair of the same product, where its fault came back: within the warranty of its work this one is free of
 * charge. Another number counts as none.
 */
const againInput = v.optional(idxSchema);

export const fileRepair = memberEndpoint({
  kind: 'saveAfterService',
  path: '/api/customer/saveAfterService',
  sends: 'multipart',
  keyed: true,
  invalidates: ordersStale,
  summary: 'Receives a request for after-service; it is paid on site.',
  input: v.object({ ...afterServiceFields, again: againInput }),
  answer: orderReceiptSchema,
  errors: ['ERR_PHOTO_GONE', 'ERR_WINDOW_FULL'],
});

export const quoteRepair = endpoint({
  kind: 'afterServicePrice',
  path: '/api/customer/getAfterServicePrice',
  summary: 'What a visit costs for a product that was bought (0) or is rented (1).',
  input: v.object({
    product: v.picklist(['bf', 'l', 'w']),
    orderKind: v.optional(v.picklist(['0', '1']), '0'),
  }),
  answer: priceSchema,
});

export const quoteOwnRepair = memberEndpoint({
  kind: 'repairCost',
  path: '/api/customer/getRepairCost',
  summary: 'What a visit to one of the member’s products costs on a day, and what covers it then.',
  input: v.object({
    productIdx: idxSchema,
    /** Default: today. */
    visitOn: v.optional(dayInput),
    again: againInput,
  }),
  answer: v.object({ ...priceSchema.entries, coverage: coverageSchema }),
  errors: ['ERR_NOT_FOUND'],
});

export const listRepairs = memberEndpoint({
  ...listOf('after'),
  kind: 'afterServiceList',
  path: '/api/myinfo/getAfterServiceList',
  summary: 'The member’s requests for after-service, the newest first.',
});

export const readRepair = memberEndpoint({
  ...detail,
  kind: 'afterServiceInfo',
  path: '/api/myinfo/getAfterServiceInfo',
  summary: 'One of the member’s requests for after-service.',
  input: v.object({ serviceIdx: idxSchema }),
});

export const cancelRepair = memberEndpoint({
  ...cancel,
  kind: 'cancelAfterService',
  path: '/api/customer/cancelAfterService',
  summary: 'Cancels a request for after-service that is not confirmed yet.',
  input: v.object({ serviceIdx: idxSchema }),
});
