import type { AnswerOf, listOwnedProducts } from '@portal/contract';
import { isCertified, useAnswer, useSession, type Answer, type Call } from '@portal/host';
import { ContentSkeleton } from '@portal/ui';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type * as v from 'valibot';
import type { Draft, Field } from '../definition.ts';
import { late } from '../late.tsx';

export type ProductList = AnswerOf<typeof listOwnedProducts>;
type MyProduct = ProductList['productList'][number];

export interface AskedProduct {
  label: string;
  /** Whether the service is for such products, as far as the draft says; the others are not shown. */
  isFor(product: MyProduct, draft: Draft): boolean;
  /** Why it cannot be booked for a product; null where it can. */
  refusalOf(product: MyProduct): string | null;
  /** Shown below the products, and to a member who has none. */
  Missing(): ReactNode;
}

const MyProductField = late(
  () =>
    import(/* webpackChunkName: "later" */ './MyProductField.tsx').then(
      (file) => file.MyProductField,
    ),
  <ContentSkeleton kind="list" />,
);

/**
 * The one of the customer's products that a service is for. Products that cannot be booked are shown with the reason;
 * the only one that can is chosen already.
 * @param call the remote's own call of the list
 */
export function myProduct<S extends v.GenericSchema>({
  schema,
  call,
  ...asked
}: AskedProduct & {
  schema: S;
  call: Call<typeof listOwnedProducts>;
}): Field<string, S> {
  const { label, isFor, refusalOf } = asked;
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
    Control: (props) => <MyProductField {...asked} list={useContext(List)} {...props} />,
    Reading({ value }) {
      const products = useContext(List)?.data?.productList ?? [];
      return products.find(({ productIdx }) => productIdx === value)?.goodsName ?? '고르신 제품';
    },
  };
}
