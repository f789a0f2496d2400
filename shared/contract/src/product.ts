import * as v from 'valibot';

/** Product groups, by the codes that stand in addresses and records. */
export const productNames = {
  c: '공통',
  bf: '안마의자',
  l: '모션베드',
  w: '정수기',
  o: '기타',
} as const;

export type ProductCode = keyof typeof productNames;
export const productSchema = v.picklist(['c', 'bf', 'l', 'w', 'o']);
