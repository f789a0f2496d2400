import type { OwnedProduct } from '@portal/contract';
import { Select } from '@portal/ui';
import type { ComponentProps } from 'react';

/** One of the customer's own products; a list that does not come keeps nobody from going on. */
export function ProductSelect(
  props: {
    query: { data: { productList: readonly OwnedProduct[] } | undefined; error: unknown };
  } & Pick<ComponentProps<typeof Select>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>,
) {
  const { query, ...field } = props;
  const { data, error } = query;
  const isError = error !== undefined;
  const options = data?.productList.map(({ productIdx, goodsName, goodsCd }) => ({
    value: productIdx,
    label: `${goodsName} (${goodsCd})`,
  }));
  return (
    <Select
      label="제품"
      optional
      placeholder="고르지 않음"
      options={options ?? (isError ? [] : null)}
      {...(isError && {
        hint: '제품 목록을 가져오지 못했습니다. 고르지 않고 접수하실 수 있습니다.',
      })}
      {...field}
    />
  );
}
