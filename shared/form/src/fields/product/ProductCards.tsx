import { orderKindNames } from '@portal/contract';
import { formatDay } from '@portal/format';
import { Button, ChoiceCards, ContentSkeleton, Notice, SlowNotice } from '@portal/ui';
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
  const { label, list, isFor, refusalOf, Missing, name, value, error, onChange } = props;
  if (list?.error)
    return (
      <Notice role="alert">
        제품 목록을 가져오지 못했습니다.
        <Button onClick={list.refetch}>다시 시도</Button>
      </Notice>
    );
  if (!list?.data)
    return (
      <>
        {list?.fetching && <SlowNotice onRetry={list.refetch} />}
        <ContentSkeleton kind="list" />
      </>
    );
  const products = list.data.productList.filter(isFor);
  return (
    <>
      {products.length > 0 && (
        <ChoiceCards
          label={label}
          name={name}
          value={value}
          error={error}
          wide
          options={products.map((product) => {
            const { productIdx, goodsName, goodsCd, orderKind, installedOn } = product;
            const refusal = refusalOf(product);
            const facts = `${goodsCd} · ${orderKindNames[orderKind]} · ${formatDay(installedOn)} 설치`;
            const mark = markOf(product);
            return {
              value: productIdx,
              label: goodsName,
              note: [mark, refusal ?? facts].filter(Boolean).join(' · '),
              disabled: refusal !== null,
            };
          })}
          onChange={onChange}
        />
      )}
      <Missing products={products} />
    </>
  );
}
