import { orderKindNames } from '@portal/contract';
import { formatDay } from '@portal/format';
import type { Answer } from '@portal/host';
import { Button, ChoiceCards, ContentSkeleton, Notice, SlowNotice } from '@portal/ui';
import type { ControlProps } from '../definition.ts';
import type { AskedProduct, ProductList } from './my-product.tsx';

/** The products to choose from, with what to do until they are known. */
export function MyProductField(
  props: AskedProduct & ControlProps<string> & { list: Answer<ProductList> | null },
) {
  const { label, isFor, refusalOf, Missing, list, name, value, error, draft, onChange } = props;
  if (list?.error)
    return (
      <Notice role="alert">
        제품 목록을 가져오지 못했습니다.
        <Button type="button" onClick={list.refetch}>
          다시 시도
        </Button>
      </Notice>
    );
  if (!list?.data)
    return (
      <>
        {list?.fetching && <SlowNotice onRetry={list.refetch} />}
        <ContentSkeleton kind="list" />
      </>
    );
  const products = list.data.productList.filter((product) => isFor(product, draft));
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
            return {
              value: productIdx,
              label: goodsName,
              note: refusal ?? facts,
              disabled: refusal !== null,
            };
          })}
          onChange={onChange}
        />
      )}
      <Missing />
    </>
  );
}
