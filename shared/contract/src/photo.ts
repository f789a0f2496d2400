import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { photoIdSchema } from './fields/photo.ts';

/** The most bytes of one photo, as uploaded. */
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024;

/** A file: a Blob in the browser, bytes on the server. */
export const fileSchema = v.pipe(
  v.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array, '파일을 골라 주세요.'),
  v.transform((value) => value as Uint8Array),
);

/** A stored photo: re-encoded by the server, without any metadata. */
export const photoSchema = v.object({
  photoId: photoIdSchema,
  /** Where its owner can load it. */
  url: v.pipe(v.string(), v.regex(/^\/api\/file\/photo\/[\w-]{22}$/)),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
});
export type Photo = v.InferOutput<typeof photoSchema>;

export const uploadPhoto = memberEndpoint({
  kind: 'uploadPhoto',
  path: '/api/file/photo',
  sends: 'multipart',
  file: 'photo',
  summary:
    'Stores a photo for the submission that will name it; unnamed photos are deleted after a day.',
  input: v.object({ photo: fileSchema }),
  answer: photoSchema,
  errors: ['ERR_PHOTO_TYPE', 'ERR_PHOTO_BROKEN', 'ERR_PHOTO_PIXELS'],
});
