import * as v from 'valibot';

/** The most photos that one submission can have. */
export const PHOTOS_MAX = 5;
/** Unguessable; and the server shows a photo to its owner only. */
export const photoIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** Ids of a submission's photos, in order, as uploadPhoto returned them; a form repeats the field. */
export const photosInput = {
  photos: v.optional(
    v.union([
      v.pipe(
        v.array(photoIdSchema),
        v.maxLength(PHOTOS_MAX, `사진은 ${PHOTOS_MAX}장까지 올릴 수 있습니다.`),
        v.check((ids) => new Set(ids).size === ids.length, '같은 사진이 두 번 들어 있습니다.'),
      ),
      v.pipe(
        photoIdSchema,
        v.transform((one) => [one]),
      ),
    ]),
    () => [],
  ),
};
