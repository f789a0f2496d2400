import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Photos that one submission takes. */
export const PHOTOS_MAX = 5;
/** Bytes of one photo as it is sent. */
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024;

/** A file: a Blob where it is sent from, bytes where it arrives. */
export const fileSchema = v.pipe(
  v.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array, '파일을 골라 주세요.'),
  v.transform((value) => value as Uint8Array),
);

/** Nobody can guess it, and nobody but its owner is served it. */
export const photoIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** Photos of a submission in their order, as uploadPhoto named them; in a form the field is repeated. */
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

/** A photo as it is kept: encoded anew, nothing in it but the picture. */
export const photoSchema = v.object({
  photoId: photoIdSchema,
  /** Where its owner is served it. */
  url: v.pipe(v.string(), v.regex(/^\/api\/file\/photo\/[\w-]{22}$/)),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
});
export type Photo = v.InferOutput<typeof photoSchema>;

export const uploadPhoto = endpoint({
  kind: 'uploadPhoto',
  method: 'POST',
  path: '/api/file/photo',
  sends: 'multipart',
  file: 'photo',
  audience: 'member',
  summary: 'Keeps a photo for the submission that names it; one that none names is gone in a day.',
  input: v.object({ photo: fileSchema }),
  answer: photoSchema,
  envelope: 'data',
  errors: ['ERR_PHOTO_TYPE', 'ERR_PHOTO_BROKEN', 'ERR_PHOTO_PIXELS'],
});
