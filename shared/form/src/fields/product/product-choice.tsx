import type { listOwnedProducts } from '@portal/contract';
import type { Call } from '@portal/host';
import { Select, SlowNotice } from '@portal/ui';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { Field } from '../../definition.ts';
import { bind } from '../text.tsx';
import { markOf, ownProducts } from './own-products.tsx';

const label = '제품';

/**
 * Any of the customer's products in a list that opens, for a form that is about one. Without the list the customer goes on.
 * @param asked.call the remote's own call of the list
 */
export function productChoice<S extends v.GenericSchema>(asked: {
  schema: S;
  call: Call<typeof listOwnedProducts>;
  /** Set where the form's page is for members: the field takes its place at once, before the browser knows who is signed in. */
  onMembersPage?: true;
  /** Shown to a member who has none. */
  whenNone?: () => ReactNode;
}): Field<string, S> {
  const { schema, call, onMembersPage, whenNone: WhenNone } = asked;
  const { List, useList, useFetched, field } = ownProducts(call);
  const { membersOnly, ...anybodys } = field;
  return {
    ...anybodys,
    ...(!onMembersPage && { membersOnly }),
    label,
    schema,
    Provider: ({ children }) => <List value={useFetched()}>{children}</List>,
    Control(props) {
      const { data, error: failure, fetching = false, refetch } = useList() ?? {};
      const failed = failure !== undefined;
      const options = data?.productList.map((product) => ({
        value: product.productIdx,
        label: `${product.goodsName} (${markOf(product) || product.goodsCd})`,
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
            {...bind(props)}
          />
          {fetching && refetch && <SlowNotice onRetry={refetch} />}
          {options?.length === 0 && WhenNone && <WhenNone />}
        </>
      );
    },
  };
}
