/** A product with its model, which most names have in them already: said twice, it is also read twice. */
export const modelText = ({ goodsName, goodsCd }: { goodsName: string; goodsCd: string }): string =>
  goodsName.includes(goodsCd) ? goodsName : `${goodsName} (${goodsCd})`;
