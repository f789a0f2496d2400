import type { AnswerOf, listOwnedProducts } from '@portal/contract';
import { isCertified, useAnswer, useSession, type Answer, type Call } from '@portal/host';
import { unbroken } from '@portal/ui';
import { createContext, useContext } from 'react';
import { useKept } from '../../use-kept.ts';

/** The member's products, or why they are not here. */
export type OwnProducts = Answer<AnswerOf<typeof listOwnedProducts>>;
export type OwnProduct = AnswerOf<typeof listOwnedProducts>['productList'][number];

/** What tells a product from another of its model: its serial number or, as long as that is unknown, where it is. */
export const markOf = ({ serialNo, place }: OwnProduct): string =>
  serialNo ?? (place ? `${place.addr} ${place.addrDetail}` : '');

/**
 * What the two fields of a product share: they read the list with the remote's own `call`, and hold it for all steps, so that
 * the check page can name the product at once.
 */
export function ownProducts(call: Call<typeof listOwnedProducts>) {
  const List = createContext<OwnProducts | null>(null);
  const useList = () => useContext(List);
  const field = {
    blank: '',
    membersOnly: '어느 제품인지 알아야 비용과 찾아갈 곳을 정할 수 있습니다.',
    Reading({ value }: { value: string }) {
      const products = useList()?.data?.productList ?? [];
      const chosen = products.find(({ productIdx }) => productIdx === value);
      return chosen
        ? unbroken([chosen.goodsName, markOf(chosen)].filter(Boolean).join('\n'))
        : '고르신 제품';
    },
  } as const;
  const useFetched = () => useKept(useAnswer(call, {}, { skip: !isCertified(useSession()) }));
  return { List, useList, useFetched, field };
}
