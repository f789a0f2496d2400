import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { handoverSchema } from './handover.ts';
import { daySchema, idxSchema } from './list.ts';
import { ownedProductSchema } from './owned-product.ts';
import { registrationSummarySchema } from './registration.ts';
import { serviceKindSchema } from './service-order.ts';

const postSchema = v.object({ bbsIdx: idxSchema, subject: v.string() });

const usageFields = {
  ...ownedProductSchema.entries,
  /**
   * The warranty, counted from the installation. `until` is its last day; `daysLeft` includes today and that day, and is 0
   * afterwards.
   */
  warranty: v.object({ months: v.number(), until: daySchema, daysLeft: v.number() }),
  /** The member's rental contract; null if the product was bought, or if a relative holds the contract. */
  contract: v.nullable(
    v.object({
      custCode: idxSchema,
      /** Won per month, of all products of the contract. */
      monthly: v.number(),
      /** How many of the member's products are in it. Older servers do not say. */
      products: v.optional(v.number(), 1),
      payDay: v.number(),
      /** The day of the next withdrawal. */
      withdrawOn: daySchema,
      /** Its last day. `daysLeft` includes today and that day, and is 0 afterwards. */
      until: daySchema,
      daysLeft: v.number(),
    }),
  ),
  /** The regular care: `months` between two visits, and the day of the next; null if the product has none. */
  care: v.nullable(v.object({ months: v.number(), nextOn: daySchema })),
  /**
   * The services for this product group; `refusal` tells in words for customers why one cannot be requested, and is null if
   * it can.
   */
  services: v.array(
    v.object({
      service: serviceKindSchema,
      refusal: v.nullable(v.string()),
    }),
  ),
};
export const usageSchema = v.object(usageFields);
export type Usage = v.InferOutput<typeof usageSchema>;

export const readUsage = memberEndpoint({
  kind: 'usageInfo',
  path: '/api/product/getUsageInfo',
  overlay: 'myProductList',
  summary:
    'One of the member’s products: warranty, contract, next care, and what can be done about it.',
  input: v.object({ productIdx: idxSchema }),
  answer: v.object({
    ...usageFields,
    /** Posts and questions about exactly this model, newest first. */
    manuals: v.array(postSchema),
    videos: v.array(postSchema),
    faqs: v.array(postSchema),
  }),
  errors: ['ERR_NOT_FOUND'],
});

export const listUsage = memberEndpoint({
  kind: 'usageList',
  path: '/api/product/getUsageList',
  overlay: 'myProductList',
  summary: 'All of the member’s products with their usage, the newest first.',
  input: v.object({
    /** 1 for rentals, 0 for purchases (specification, 4); default: both. */
    orderKind: v.optional(v.picklist(['1', '0'])),
  }),
  answer: v.object({
    productList: v.array(usageSchema),
    /** True if the billing system did not answer: then every `contract` is null, even that of a rental. */
    contractsUnknown: v.boolean(),
    /** Registrations whose product is not in the list: being checked, or refused and not sent again. Bought products alone. */
    registering: v.optional(v.array(registrationSummarySchema)),
    /** Products that the member handed over lately, the newest first. */
    handedOver: v.optional(v.array(handoverSchema)),
  }),
});
