import * as v from 'valibot';
import { placeFields, serviceFields, usePointInput } from '../service-request.ts';

/** Number of a seat in the catalogue. */
export const goodsIdxSchema = v.pipe(v.string(), v.regex(/^[a-z]{1,20}(?:-[lr])?$/));

/** The fields of a seat replacement; each step of the form validates its own part of them. */
export const replacementFields = {
  ...serviceFields,
  ...placeFields,
  /** The seats; both sides of one are two of them. */
  goodsIdx: v.pipe(
    v.array(goodsIdxSchema),
    v.minLength(1, '교체할 시트를 골라 주세요.'),
    v.maxLength(20, '시트는 20개까지 고를 수 있습니다.'),
    v.check((all) => new Set(all).size === all.length, '같은 시트가 두 번 들어 있습니다.'),
  ),
  usePoint: usePointInput,
};
