import { orderKindNames } from '@portal/contract';
import { formatDay } from '@portal/format';
import { ChoiceCards, Loading } from '@portal/ui';
import type { ReactNode } from 'react';
import type { ControlProps } from '../../definition.ts';
import { markOf, type OwnProduct, type OwnProducts } from './own-products.tsx';

/** The products to choose from, with what to do until they are known. */
export function ProductCards(
  props: {
    label: string;
    list: OwnProducts | null;
    isFor(product: OwnProduct): boolean;
    refusalOf(product: OwnProduct): string | null;
    Missing(props: { products: readonly OwnProduct[] }): ReactNode;
  } & ControlProps<string>,
) {
  const { label, list, isFor, refusalOf, Missing, ...control } = props;
  if (!list?.data || list.error)
    return <Loading answer={list} kind="list" failure="제품 목록을 가져오지 못했습니다." />;
  const products = list.data.productList.filter(isFor);
  return (
    <>
      {products.length > 0 && (
        <ChoiceCards
          {...control}
          label={label}
          wide
          options={products.map((product) => {
            const { productIdx, goodsName, goodsCd, orderKind, installedOn } = product;
            const refusal = refusalOf(product);
            const model = goodsName.includes(goodsCd) ? '' : `${goodsCd} · `;
            const facts = `${model}${orderKindNames[orderKind]} · ${formatDay(installedOn)} 설치`;
            const mark = markOf(product);
            return {
              value: productIdx,
              label: goodsName,
              note: [mark, refusal ?? facts].filter(Boolean).join(' · '),
              disabled: refusal !== null,
            };
          })}
        />
      )}
      <Missing products={products} />
    </>
  );
}
