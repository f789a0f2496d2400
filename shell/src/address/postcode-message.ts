import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(200));

/** The messages of the postcode search's bridge document (shell/server/bridges/postcode.ts). */
export const postcodeMessage = v.variant('type', [
  v.object({ type: v.literal('postcode-ready') }),
  /** Height of its content, px. */
  v.object({
    type: v.literal('postcode-height'),
    height: v.pipe(v.number(), v.finite(), v.minValue(0)),
  }),
  v.object({
    type: v.literal('postcode-chosen'),
    address: v.object({
      zonecode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
      roadAddress: text,
      jibunAddress: text,
      autoRoadAddress: text,
      autoJibunAddress: text,
      /** Which form of the address the customer chose: road (R) or lot number (J). */
      userSelectedType: v.picklist(['R', 'J']),
      bname: text,
      buildingName: text,
      apartment: text,
      sido: text,
      sigungu: text,
      sigunguCode: text,
      bcode: text,
    }),
  }),
  v.object({ type: v.literal('postcode-failed') }),
]);

export type PostcodeMessage = v.InferOutput<typeof postcodeMessage>;
export type ChosenAddress = Extract<PostcodeMessage, { type: 'postcode-chosen' }>['address'];
