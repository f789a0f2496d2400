import { api, isCertified, useAnswer, useSession } from '@portal/host';
import type { Refusal } from './again-field.tsx';

/**
 * The values of a refused registration, with which the form begins when the member sends it again, and why it was refused. The
 * consent is not among the values, and neither are photos that were refused. Everything is undefined until the registration is
 * loaded, and for one that was not refused.
 * @param idx number of the registration; null for a new one
 */
export function useAgain(idx: string | null) {
  const mayAsk = isCertified(useSession());
  const skip = idx === null || !mayAsk;
  const { data } = useAnswer(api.readRegistration, { idx: idx ?? '' }, { skip });
  if (!data?.refused) return {};
  const { goodsCd, serialNo, boughtAt, shop, boughtOn, photos, refusedField } = data;
  const field = refusedField ?? null;
  const photoIds = field === 'photos' ? [] : photos.map(({ photoId }) => photoId);
  const begin = { goodsCd, serialNo, boughtAt, shop, boughtOn, photos: photoIds };
  const refusal: Refusal = {
    reason: data.refusal ?? '',
    field,
    value: field === null ? null : begin[field],
  };
  return { begin, refusal, replacedBy: data.replacedBy ?? undefined };
}
