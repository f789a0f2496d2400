import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { searchInput } from './list.ts';

/** Product groups by their codes, which addresses and records use. */
export const productNames = {
  c: '공통',
  bf: '안마의자',
  l: '모션베드',
  w: '정수기',
  o: '기타',
} as const;

export type ProductCode = keyof typeof productNames;
export const productSchema = v.picklist(['c', 'bf', 'l', 'w', 'o']);

export const findModels = endpoint({
  kind: 'productList',
  content: true,
  path: '/api/product/getProductListByName',
  summary: 'Models whose name has the given words, the newest first.',
  input: v.object({
    /** Matches name and model number; empty means all. */
    goodsName: searchInput,
    product: v.optional(v.picklist(['bf', 'l', 'w', 'o'])),
  }),
  answer: v.object({
    list: v.array(
      v.object({
        /** The model number as printed on the product: HB-700. */
        goodsCd: v.string(),
        goodsName: v.string(),
        product: productSchema,
      }),
    ),
  }),
  envelope: 'result',
});
