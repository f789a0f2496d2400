import { describe, expect, test } from '@jest/globals';
import { uploadPhoto } from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { grain, phonePhoto } from '../../testing/pictures.ts';
import { claimPhotos, photosOf, releasePhotos } from './repository.ts';
import { sweepPhotos } from './sweep.ts';

const HOUR = 60 * 60_000;

interface Refusal {
  error: { requestId: string };
}

/** Photos, from the upload to the sweep, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('photos', () => {
    const signedIn = async (loginId: string, app?: FastifyInstance) => {
      const own = new Browser(app ?? (await api().at(noon)));
      await own.signIn(api().sandbox, loginId);
      return own;
    };
    const get = (own: Browser, url: string) =>
      own.app.inject({ url, headers: { cookie: own.cookieHeader } });
    const upload = async (own: Browser) =>
      own.call(uploadPhoto, { photo: await grain().jpeg().toBuffer() });
    const db = () => api().database.db;
    const claim = (memberId: string, ids: string[], owner: string) =>
      db()
        .transaction()
        .execute((transaction) => claimPhotos(transaction, memberId, ids, owner));
    const gone = { code: 'ERR_PHOTO_GONE' };

    test('are stored upright and clean, and served to their owner with safe headers', async () => {
      const own = await signedIn('haneul');
      const photo = await own.call(uploadPhoto, { photo: await phonePhoto(96, 64) });
      expect(photo).toMatchObject({ width: 64, height: 96 });
      const answer = await get(own, photo.url);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="photo.jpg"',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/jpeg',
        'content-length': String(photo.bytes),
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      const { format, exif } = await sharp(answer.rawPayload).metadata();
      expect([format, exif]).toEqual(['jpeg', undefined]);
    });

    test('look to others as if they did not exist', async () => {
      const { photoId, url } = await upload(await signedIn('haneul'));
      const other = await signedIn('junho');
      const unknown = url.replace(photoId, 'A'.repeat(22));
      const answers = await Promise.all([get(other, url), get(other, unknown)]);
      const [others, nobodys] = answers.map((answer) => ({
        code: answer.statusCode,
        type: answer.headers['content-type'],
        cache: answer.headers['cache-control'],
        // Each answer has its own request id.
        said: answer.body.replace(answer.json<Refusal>().error.requestId, ''),
      }));
      expect(others).toEqual(nobodys);
      expect(others).toMatchObject({ code: 404, said: expect.stringContaining('ERR_NOT_FOUND') });
    });

    test.each(['', 'a', '%00', '..%2f..%2fkeys%2fsecret', 'A'.repeat(23), `${'A'.repeat(21)}%00`])(
      'have no address that ends in %j',
      async (name) => {
        const answer = await get(await signedIn('haneul'), `/api/file/photo/${name}`);
        expect([answer.statusCode, answer.json().status.code]).toEqual([404, 'ERR_NOT_FOUND']);
      },
    );

    test('are assigned to one submission of their member, in its order', async () => {
      const own = await signedIn('haneul');
      const [a, b, c] = [await upload(own), await upload(own), await upload(own)];
      const order = [c.photoId, a.photoId];
      await expect(claim('ms-junho', order, 'test:1')).rejects.toMatchObject(gone);
      await claim('ms-haneul', order, 'test:1');
      expect(await photosOf(db(), 'test:1')).toEqual([c, a]);
      // All or none: the second belongs to another submission.
      await expect(claim('ms-haneul', [b.photoId, a.photoId], 'test:2')).rejects.toMatchObject(
        gone,
      );
      await expect(claim('ms-haneul', ['A'.repeat(22)], 'test:2')).rejects.toMatchObject(gone);
      expect(await photosOf(db(), 'test:2')).toEqual([]);
      await claim('ms-haneul', [b.photoId], 'test:2');
      await claim('ms-haneul', [], 'test:3');
      expect(await photosOf(db(), 'test:3')).toEqual([]);
    });

    test('are assigned to one of ten submissions at once', async () => {
      const { photoId } = await upload(await signedIn('haneul'));
      const claims = Array.from({ length: 10 }, (_, i) =>
        claim('ms-haneul', [photoId], `race:${i}`).then(
          () => 'given',
          (error: { code: string }) => error.code,
        ),
      );
      const outcomes = (await Promise.all(claims)).sort();
      expect(outcomes).toEqual([...Array(9).fill('ERR_PHOTO_GONE'), 'given']);
    });

    test('are deleted with their submission', async () => {
      const { photoId, url } = await upload(await signedIn('haneul'));
      await claim('ms-haneul', [photoId], 'test:4');
      const names = await db()
        .transaction()
        .execute((transaction) => releasePhotos(transaction, 'test:4'));
      expect(names).toEqual([photoId]);
      expect((await get(await signedIn('haneul'), url)).statusCode).toBe(404);
    });

    test('are swept after a day without a submission, row and file', async () => {
      const own = await signedIn('haneul');
      const [kept, left] = [await upload(own), await upload(own)];
      await claim('ms-haneul', [kept.photoId], 'test:5');
      const sweep = (hours: number) =>
        sweepPhotos(db(), api().files, Date.parse(noon) + hours * HOUR);
      await sweep(23.9);
      expect((await get(own, left.url)).statusCode).toBe(200);
      await sweep(24);
      expect((await get(own, left.url)).statusCode).toBe(404);
      expect(await api().files.read(left.photoId)).toBeNull();
      expect((await get(own, kept.url)).statusCode).toBe(200);
    });

    test('are swept where a file has no row, once no upload can be under way', async () => {
      const { photoId } = await upload(await signedIn('haneul'));
      const { files } = api();
      const aside = 'stray.0f8fad5b-d9cb-469f-a165-70867728950e';
      const stray = new Map([
        [photoId, 11],
        ['stray-of-old', 11],
        ['stray-of-now', 9],
        [aside, 11],
      ]);
      const removed: string[] = [];
      await sweepPhotos(
        db(),
        {
          ...files,
          names: async function* () {
            yield* stray.keys();
          },
          age: async (name) => (stray.get(name) ?? 0) * 60_000,
          remove: async (name) => void removed.push(name),
        },
        Date.parse(noon),
      );
      expect(removed).toEqual(['stray-of-old', aside]);
    });

    test('are not found where their file is missing', async () => {
      const own = await signedIn('haneul');
      const { photoId, url } = await upload(own);
      await api().files.remove(photoId);
      expect((await get(own, url)).statusCode).toBe(404);
    });

    test('are limited to 120 in ten minutes', async () => {
      const own = await signedIn('seoyeon');
      const photo = Buffer.from('not a photo');
      for (let i = 0; i < 120; i++)
        expect((await own.send(uploadPhoto, { photo })).statusCode).toBe(415);
      expect(await own.refusal(uploadPhoto, { photo })).toEqual([429, 'ERR_TOO_MANY']);
    });
  });
