import type { listOwnedProducts } from '@portal/contract';
import type { Call } from '@portal/host';
import { ContentSkeleton } from '@portal/ui';
import { useEffect, type ReactNode } from 'react';
import type * as v from 'valibot';
import type { Draft, Field } from '../../definition.ts';
import { late } from '../../late.tsx';
import { ownProducts, type OwnProduct } from './own-products.tsx';

const ProductCards = late(
  () =>
    import(/* webpackChunkName: "later" */ './ProductCards.tsx').then((file) => file.ProductCards),
  <ContentSkeleton kind="list" />,
);

/**
 * The one of the customer's products that a service is for, as cards. Products that cannot be booked are shown with the
 * reason; the only one that can is chosen already.
 * @param asked.call the remote's own call of the list
 */
export function productCards<S extends v.GenericSchema>(asked: {
  label: string;
  schema: S;
  call: Call<typeof listOwnedProducts>;
  /** Whether the service is for such products, as far as the draft says; the others are not shown. */
  isFor(product: OwnProduct, draft: Draft): boolean;
  /** Why it cannot be booked for a product; null where it can. */
  refusalOf(product: OwnProduct): string | null;
  /** Shown below the products that the service is for, and to a member who has none. */
  Missing(props: { products: readonly OwnProduct[] }): ReactNode;
}): Field<string, S> {
  const { label, schema, call, isFor, refusalOf, Missing } = asked;
  const { List, useList, useFetched, field } = ownProducts(call);
  return {
    ...field,
    label,
    schema,
    Provider({ ready, value, draft, onChange, children }) {
      const list = useFetched();
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
    Control: ({ draft, ...props }) => (
      <ProductCards
        label={label}
        list={useList()}
        isFor={(product) => isFor(product, draft)}
        refusalOf={refusalOf}
        Missing={Missing}
        {...props}
      />
    ),
  };
}
