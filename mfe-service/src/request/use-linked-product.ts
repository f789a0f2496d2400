import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { createContext, useContext, useEffect, useRef } from 'react';

/** Number of the product that the link to the form is about, from the page's address; null for none. */
export const LinkedProduct = createContext<string | null>(null);

/** Chooses, once, the product of the link, and its group where the form asks for it. */
export function useLinkedProduct(
  draft: { group?: string; productIdx: string },
  change: (patch: { group?: string; productIdx: string }) => void,
): void {
  const linked = useContext(LinkedProduct);
  const mayAsk = isCertified(useSession());
  const { data } = useAnswer(api.listOwnedProducts, {}, { skip: !mayAsk || linked === null });
  const own = data?.productList.find(({ productIdx }) => productIdx === linked);
  const isChosen = useRef(false);
  useEffect(() => {
    if (!own || isChosen.current) return;
    isChosen.current = true;
    const { product, productIdx } = own;
    if (draft.productIdx !== productIdx)
      change({ ...(draft.group !== undefined && { group: product }), productIdx });
  }, [own, draft, change]);
}
