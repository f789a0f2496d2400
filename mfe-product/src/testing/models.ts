/** Two models of chairs and a purifier, as the API lists them. */
export const models = {
  list: [
    { goodsCd: 'HB-700', goodsName: '편안 안마의자', product: 'bf' as const },
    { goodsCd: 'HB-500', goodsName: '작은 안마의자', product: 'bf' as const },
    { goodsCd: 'HW-310', goodsName: '편안 정수기', product: 'w' as const },
  ],
};
