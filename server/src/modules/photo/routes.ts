import { randomBytes } from 'node:crypto';
import { photoIdSchema, uploadPhoto } from '@portal/contract';
import * as v from 'valibot';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { makePicture } from './picture.ts';
import { addPhoto, isOwnPhoto } from './repository.ts';
import { sweepPhotos } from './sweep.ts';

/** The owner's browser may show the photo; nothing may cache it, run scripts in it or guess another type. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline; filename="photo.jpg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'image/jpeg',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

export const photo = routes(
  'photo',
  ['tries', 'every-minute', '@fastify/compress'],
  async (app, { db, files, clock }) => {
    const now = () => clock.now().getTime();
    const limitUploads = app.limitTries('photo', { perCaller: 120, perAddress: 1200 });
    app.everyMinute('sweep photos', () => sweepPhotos(db, files, now()));

    route(app, uploadPhoto, async (input, { request, member }) => {
      await limitUploads(request);
      const { bytes, width, height } = await makePicture(input.photo);
      const photoId = randomBytes(16).toString('base64url');
      await files.put(photoId, bytes);
      const size = { width, height, bytes: bytes.length };
      return addPhoto(db, { photoId, ...size }, member.memberId, now());
    });

    app.get<{ Params: { photoId: string } }>(
      '/api/file/photo/:photoId',
      { compress: false },
      async (request, reply) => {
        const { member } = await app.sessions.admit.member(request, reply);
        const { photoId } = request.params;
        const isOwn =
          v.is(photoIdSchema, photoId) && (await isOwnPhoto(db, member.memberId, photoId));
        const bytes = isOwn ? await files.read(photoId) : null;
        if (!bytes) throw new AppError('ERR_NOT_FOUND');
        return reply.headers(HEADERS).send(bytes);
      },
    );
  },
);
