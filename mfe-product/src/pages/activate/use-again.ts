import { api, isCertified, useAnswer, useSession } from '@portal/host';

/**
 * The values of a refused registration, with which the form begins when the member sends it again. The consent is not
 * among them. Undefined until the registration is loaded, and for one that was not refused.
 * @param idx number of the registration; null for a new one
 */
export function useAgain(idx: string | null) {
  const mayAsk = isCertified(useSession());
  const skip = idx === null || !mayAsk;
  const { data } = useAnswer(api.readRegistration, { idx: idx ?? '' }, { skip });
  if (!data?.refused) return undefined;
  const { goodsCd, serialNo, boughtAt, shop, boughtOn, photos } = data;
  const photoIds = photos.map(({ photoId }) => photoId);
  return { goodsCd, serialNo, boughtAt, shop, boughtOn, photos: photoIds };
}
