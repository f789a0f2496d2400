import { orderKindNames, type AnswerOf, type getMyAllProductList } from '@portal/contract';
import { formatDay } from '@portal/format';
import { isCertified, useAnswer, useSession, type Answer, type Call } from '@portal/host';
import { Button, ChoiceCards, ContentSkeleton, Notice, SlowNotice } from '@portal/ui';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type * as v from 'valibot';
import type { Draft, Field } from '../definition.ts';

type ProductList = AnswerOf<typeof getMyAllProductList>;
type MyProduct = ProductList['productList'][number];

/**
 * The one of the customer's products that a service is for. Products that cannot be booked are shown with the reason;
 * the only one that can is chosen already.
 * @param asked.call the remote's own call of the list
 */
export function myProduct<S extends v.GenericSchema>(asked: {
  label: string;
  schema: S;
  call: Call<typeof getMyAllProductList>;
  /** Whether the service is for such products, as far as the draft says; the others are not shown. */
  isFor(product: MyProduct, draft: Draft): boolean;
  /** Why it cannot be booked for a product; null where it can. */
  refusalOf(product: MyProduct): string | null;
  /** Shown below the products, and to a member who has none. */
  Missing(): ReactNode;
}): Field<string, S> {
  const { label, schema, call, isFor, refusalOf, Missing } = asked;
  // The list stays for all steps, so that the check page can name the product at once.
  const List = createContext<Answer<ProductList> | null>(null);
  return {
    label,
    schema,
    blank: '',
    membersOnly: true,
    accepts: (value) => typeof value === 'string',
    Provider({ ready, value, draft, onChange, children }) {
      const mayAsk = isCertified(useSession());
      const list = useAnswer(call, {}, { skip: !mayAsk });
      const open = list.data?.productList.filter(
        (product) => isFor(product, draft) && refusalOf(product) === null,
      );
      const only = open?.length === 1 ? open[0]?.productIdx : undefined;
      const isGone = open && value !== '' && open.every(({ productIdx }) => productIdx !== value);
      useEffect(() => {
        if (!ready) return;
        if (isGone) onChange('');
        else if (value === '' && only !== undefined) onChange(only);
      }, [ready, value, only, isGone, onChange]);
      return <List value={list}>{children}</List>;
    },
    Control({ name, value, error, draft, onChange }) {
      const list = useContext(List);
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
    },
    Reading({ value }) {
      const products = useContext(List)?.data?.productList ?? [];
      return products.find(({ productIdx }) => productIdx === value)?.goodsName ?? '고르신 제품';
    },
  };
}
