import { beforeEach, describe, expect, test } from '@jest/globals';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { copyPhotos, databaseStore } from './database-store.ts';
import { folderStore, type FileStore } from './file-store.ts';
import { addPhoto } from './repository.ts';

/** The files of photos in the database, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the store of photos in the database', () => {
    const db = () => api().database.db;
    /** The folder of a server, and what this server reads. */
    const server = () => {
      const folder = folderStore(temporaryFolder());
      return { folder, files: databaseStore(db(), folder) };
    };
    let one: ReturnType<typeof server>;
    let other: ReturnType<typeof server>;
    beforeEach(async () => {
      await db().deleteFrom('photo_file').execute();
      [one, other] = [server(), server()];
    });
    const bytes = Buffer.from([0, 1, 2, 255]);
    const namesIn = async (files: FileStore) => {
      const found = [];
      for await (const name of files.names()) found.push(name);
      return found;
    };

    test('is the same for servers with folders of their own', async () => {
      await one.files.put('a-photo', bytes);
      expect(await other.files.read('a-photo')).toEqual(bytes);
      expect(await namesIn(other.files)).toEqual(['a-photo']);
      expect(await other.files.age('a-photo')).toBeGreaterThanOrEqual(0);
      await one.files.put('a-photo', Buffer.from([9]));
      expect(await other.files.read('a-photo')).toEqual(Buffer.from([9]));
      await other.files.remove('a-photo');
      await other.files.remove('a-photo');
      expect([await one.files.read('a-photo'), await one.files.age('a-photo')]).toEqual([null, 0]);
    });

    test('lists all its names', async () => {
      const names = Array.from({ length: 1_001 }, (_, i) => `photo-${String(i).padStart(4, '0')}`);
      await db()
        .insertInto('photo_file')
        .values(names.map((name) => ({ name, bytes })))
        .execute();
      expect(await namesIn(one.files)).toEqual(names);
      await db().deleteFrom('photo_file').execute();
    });

    test('takes over the photos of a folder, without what no row names', async () => {
      const own = new Browser(await api().at(noon));
      await own.signIn(api().sandbox, 'haneul');
      const photo = { photoId: 'x'.repeat(22), width: 1, height: 1, bytes: bytes.length };
      await addPhoto(db(), photo, 'ms-haneul', Date.parse(noon));
      for (const name of [photo.photoId, 'stray']) await one.folder.put(name, bytes);
      expect(await one.files.read(photo.photoId)).toEqual(bytes);
      expect(await other.files.read(photo.photoId)).toBeNull();
      expect([await copyPhotos(db(), one.folder), await copyPhotos(db(), one.folder)]).toEqual([
        1, 0,
      ]);
      expect(await other.files.read(photo.photoId)).toEqual(bytes);
      expect(await namesIn(one.files)).toEqual([photo.photoId]);
      await db().deleteFrom('photo').where('photo_id', '=', photo.photoId).execute();
    });
  });
