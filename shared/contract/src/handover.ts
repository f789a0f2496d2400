import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { daySchema, idxSchema } from './list.ts';

/** Days in which a product that was handed over can be taken back, as long as nobody has registered it. */
export const TAKEN_BACK_DAYS = 7;

/** A product that the member has handed over. Nothing tells who has it now. */
export const handoverSchema = v.object({
  handoverIdx: idxSchema,
  goodsName: v.string(),
  serialNo: v.string(),
  handedOn: daySchema,
  /** Whether somebody has registered it, or has sent a registration of it. */
  registered: v.boolean(),
  /** The last day on which it can be taken back; null if it cannot. */
  backUntil: v.nullable(daySchema),
});
export type Handover = v.InferOutput<typeof handoverSchema>;

/** Kinds of the reads that a handover makes stale. */
const handoversStale = [
  'myAllProductList',
  'checkPurchases',
  'usageList',
  'usageInfo',
  'overview',
  'filterMemberships',
  'registrationList',
  'registration',
  'serialCheck',
];

export const checkHandover = memberEndpoint({
  kind: 'handoverCheck',
  path: '/api/product/getHandoverCheck',
  summary: 'Why the member cannot hand one of their products over, in words for customers.',
  input: v.object({ productIdx: idxSchema }),
  answer: v.object({
    /** Null if they can. */
    refusal: v.nullable(v.string()),
  }),
  errors: ['ERR_NOT_FOUND'],
});

export const handProductOver = memberEndpoint({
  kind: 'handOver',
  path: '/api/product/handOver',
  method: 'POST',
  invalidates: handoversStale,
  summary:
    'Hands a product over: it leaves the member’s list, and another can register its serial number.',
  input: v.object({ productIdx: idxSchema }),
  answer: handoverSchema,
  errors: ['ERR_NOT_FOUND'],
});

export const takeProductBack = memberEndpoint({
  kind: 'takeBack',
  path: '/api/product/takeBack',
  method: 'POST',
  invalidates: handoversStale,
  summary: 'Takes a product back within some days, as long as nobody has registered it.',
  input: v.object({ handoverIdx: idxSchema }),
  answer: v.object({ handoverIdx: idxSchema }),
  errors: ['ERR_NOT_FOUND', 'ERR_HANDOVER_TAKEN'],
});
