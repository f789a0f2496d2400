import { isCertified, useAnswer, useSession } from '@portal/host';
import { useMemo } from 'react';
import { api } from '../../api.ts';

/** What a registration that was refused is sent again with: everything but the consent. Undefined until it is known. */
export function useAgain(idx: string | null) {
  const mayAsk = isCertified(useSession());
  const skip = idx === null || !mayAsk;
  const { data } = useAnswer(api.registration, { idx: idx ?? '' }, { skip });
  return useMemo(() => {
    if (!data?.refused) return undefined;
    const { goodsCd, serialNo, boughtAt, shop, boughtOn, photos } = data;
    const photoIds = photos.map(({ photoId }) => photoId);
    return { goodsCd, serialNo, boughtAt, shop, boughtOn, photos: photoIds };
  }, [data]);
}
