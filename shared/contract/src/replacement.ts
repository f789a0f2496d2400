import * as v from 'valibot';
import type { Price } from './cost.ts';
import { endpoint, memberEndpoint } from './endpoint.ts';
import { goodsIdxSchema, replacementFields } from './fields/replacement.ts';
import { idxSchema } from './list.ts';
import {
  byPoints,
  cancel,
  detail,
  listOf,
  orderReceiptSchema,
  ordersStale,
} from './service-order.ts';

/** A seat that can be ordered; a seat with two sides is listed twice, once for each. */
const materialSchema = v.object({
  goodsIdx: goodsIdxSchema,
  /** Its place in the portal's drawings and popups (`Seat`). */
  code: v.string(),
  goodsName: v.string(),
  side: v.nullable(v.picklist(['left', 'right'])),
  /** Won for one piece. */
  goodsPrice: v.number(),
});
export type Material = v.InferOutput<typeof materialSchema>;

const materialsSchema = v.object({
  list: v.array(materialSchema),
  /** Whole percent off an online order. */
  discountRate: v.number(),
  /** Whether seats of this product can be ordered online. */
  checkReplacement: v.picklist(['Y', 'N']),
  goodsName: v.string(),
  /** Costs in addition to the seats' own prices. */
  visitFee: v.number(),
});

/** What some of the seats cost together, line by line. Those that the list does not have are left out. */
export function replacementPrice(
  { list, discountRate, visitFee }: v.InferOutput<typeof materialsSchema>,
  chosen: readonly string[],
): Price {
  const parts = list.filter(({ goodsIdx }) => chosen.includes(goodsIdx));
  return {
    lines: [
      ...parts.map(({ goodsName, goodsPrice }) => ({
        code: 'part' as const,
        label: goodsName,
        amount: goodsPrice,
        condition: '',
      })),
      { code: 'visit', label: '방문비', amount: visitFee, condition: '기사가 방문해 교체합니다' },
    ],
    discountRate,
    needsConsent: false,
    paidLater: false,
  };
}

export const listSeatsOfOrder = memberEndpoint({
  kind: 'materials',
  path: '/api/replacement/getMaterials',
  overlay: 'replacement',
  summary: 'The seats of the chair that the member has by an order.',
  input: v.object({ ordNo: v.pipe(v.string(), v.regex(/^[0-9]{1,20}$/)) }),
  answer: materialsSchema,
  errors: ['ERR_NOT_FOUND'],
});

export const listSeatsOfModel = endpoint({
  kind: 'productMaterials',
  path: '/api/replacement/getProductMaterials',
  summary: 'The seats of a model by its name and number, or of the chair with a serial number.',
  input: v.object({
    goodsName: v.optional(v.pipe(v.string(), v.maxLength(100))),
    goodsCd: v.optional(v.pipe(v.string(), v.maxLength(30))),
    serialNo: v.optional(
      v.pipe(v.string(), v.regex(/^C[0-9A-Z]{5,20}$/, 'C로 시작하는 시리얼 번호를 입력해 주세요.')),
    ),
  }),
  answer: materialsSchema,
  errors: ['ERR_NOT_FOUND'],
});

export const fileSeatReplacement = memberEndpoint({
  kind: 'orderReplacement',
  path: '/api/replacement/getPayOrdNo',
  keyed: true,
  invalidates: ordersStale,
  summary: 'Files a seat replacement; it waits for its payment unless points cover all of it.',
  input: v.object(replacementFields),
  answer: orderReceiptSchema,
  errors: ['ERR_POINT_SHORT', 'ERR_WINDOW_FULL'],
});

export const paySeatReplacementByPoints = memberEndpoint({
  ...byPoints,
  kind: 'pointOrderComplete',
  path: '/api/replacement/pointOrderComplete',
  summary: 'Pays a seat replacement that waits for its payment wholly with points.',
});

export const listSeatReplacements = memberEndpoint({
  ...listOf('seat'),
  kind: 'replacementList',
  path: '/api/replacement/getList',
  summary: 'The member’s seat replacements, the newest first.',
});

export const readSeatReplacement = memberEndpoint({
  ...detail,
  kind: 'replacementInfo',
  path: '/api/replacement/getInfo/{id}',
  summary: 'One of the member’s seat replacements.',
  input: v.object({ id: idxSchema }),
});

export const cancelSeatReplacement = memberEndpoint({
  ...cancel,
  kind: 'cancelReplacement',
  path: '/api/replacement/cancelOrder',
  summary: 'Cancels a seat replacement that is not confirmed yet.',
  input: v.object({ ordNbr: idxSchema }),
});
