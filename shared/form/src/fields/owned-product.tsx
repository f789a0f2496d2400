import type { AnswerOf, listOwnedProducts } from '@portal/contract';
import { isCertified, useAnswer, useSession, type Answer, type Call } from '@portal/host';
import { Select, SlowNotice } from '@portal/ui';
import { createContext, useContext, type ReactNode } from 'react';
import type * as v from 'valibot';
import type { Field } from '../definition.ts';

/**
 * One of the customer's own products, read with the remote's own `call`. Without the list the customer goes on.
 */
export function ownedProduct<S extends v.GenericSchema>(asked: {
  schema: S;
  call: Call<typeof listOwnedProducts>;
  /** Shown to a member who has none. */
  whenNone?: () => ReactNode;
}): Field<string, S> {
  const { schema, call, whenNone: WhenNone } = asked;
  // The list stays for all steps, so that the check page can name the product at once.
  const List = createContext<Answer<AnswerOf<typeof listOwnedProducts>> | null>(null);
  const label = '제품';
  return {
    label,
    schema,
    blank: '',
    membersOnly: true,
    accepts: (value) => typeof value === 'string',
    Provider({ children }) {
      const mayAsk = isCertified(useSession());
      return <List value={useAnswer(call, {}, { skip: !mayAsk })}>{children}</List>;
    },
    Control({ name, value, error, onChange, onBlur }) {
      const { data, error: failure, fetching = false, refetch } = useContext(List) ?? {};
      const failed = failure !== undefined;
      const options = data?.productList.map(({ productIdx, goodsName, goodsCd }) => ({
        value: productIdx,
        label: `${goodsName} (${goodsCd})`,
      }));
      return (
        <>
          <Select
            label={label}
            optional={schema.type === 'optional'}
            placeholder="고르지 않음"
            options={options ?? (failed ? [] : null)}
            hint={
              failed
                ? '제품 목록을 가져오지 못했습니다. 고르지 않고 접수하실 수 있습니다.'
                : undefined
            }
            name={name}
            value={value}
            error={error}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {fetching && refetch && <SlowNotice onRetry={refetch} />}
          {options?.length === 0 && WhenNone && <WhenNone />}
        </>
      );
    },
    Reading({ value }) {
      const products = useContext(List)?.data?.productList ?? [];
      return products.find(({ productIdx }) => productIdx === value)?.goodsName ?? '고르신 제품';
    },
  };
}
