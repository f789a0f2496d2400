import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema } from './list.ts';
import { ownedProductSchema } from './owned-product.ts';
import { serviceNames, type ServiceKind } from './service.ts';

const postSchema = v.object({ bbsIdx: idxSchema, subject: v.string() });

const usageFields = {
  ...ownedProductSchema.entries,
  /** From the installation on. `until` is its last day; the days left count it and today, and are 0 once it is over. */
  warranty: v.object({ months: v.number(), until: daySchema, daysLeft: v.number() }),
  /** What the member pays by the month; null for what was bought, or is a relative's contract. */
  contract: v.nullable(
    v.object({
      custCode: idxSchema,
      monthly: v.number(),
      payDay: v.number(),
      /** The next withdrawal. */
      withdrawOn: daySchema,
      until: daySchema,
    }),
  ),
  /** Regular care by visit; null where the product has none. */
  care: v.nullable(v.object({ months: v.number(), nextOn: daySchema })),
  /** Each service that is for products of this group, and why it cannot be requested now; null where it can. */
  services: v.array(
    v.object({
      service: v.picklist(Object.keys(serviceNames) as ServiceKind[]),
      refusal: v.nullable(v.string()),
    }),
  ),
};
const usageSchema = v.object(usageFields);
export type Usage = v.InferOutput<typeof usageSchema>;

export const getUsageInfo = endpoint({
  kind: 'usageInfo',
  method: 'GET',
  path: '/api/product/getUsageInfo',
  audience: 'member',
  overlay: 'myProductList',
  summary:
    'One of the member’s products: warranty, contract, next care, and what can be done about it.',
  input: v.object({ productIdx: idxSchema }),
  answer: v.object({
    ...usageFields,
    /** What there is about exactly this model, the newest first. */
    manuals: v.array(postSchema),
    videos: v.array(postSchema),
    faqs: v.array(postSchema),
  }),
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});

export const getUsageList = endpoint({
  kind: 'usageList',
  method: 'GET',
  path: '/api/product/getUsageList',
  audience: 'member',
  overlay: 'myProductList',
  summary: 'All of the member’s products with their usage, the newest first.',
  input: v.object({
    /** 1 rental, 0 purchase (specification, 4); default: both. */
    orderKind: v.optional(v.picklist(['1', '0'])),
  }),
  answer: v.object({
    productList: v.array(usageSchema),
    /** Contracts that the billing system could not tell: then nothing says what is paid by the month. */
    contractsUnknown: v.boolean(),
  }),
  envelope: 'data',
});
