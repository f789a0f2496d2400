import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { contentFolder, type TestApi } from '../../testing/api.ts';
import { changedContent } from '../../testing/changed-content.ts';
import { loadContent } from './load.ts';
import { contentRevision } from '../revision/repository.ts';

/** What loading content does, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('loading content', () => {
    const db = () => api().database.db;
    const subjects = async () =>
      (await db().selectFrom('faq').select('subject').orderBy('bbs_idx').execute()).map(
        ({ subject }) => subject,
      );
    afterEach(async () => void (await loadContent(db(), contentFolder)));
    afterAll(async () => expect(await subjects()).toHaveLength(12));

    test('writes nothing where the database is up to date', async () => {
      await db().updateTable('faq').set({ views: 1 }).where('bbs_idx', '=', '111').execute();
      await loadContent(db(), contentFolder);
      const row = await db()
        .selectFrom('faq')
        .select('views')
        .where('bbs_idx', '=', '111')
        .executeTakeFirst();
      expect(row?.views).toBe(1);
    });

    test('replaces changed entries and deletes removed ones', async () => {
      const before = await contentRevision(db());
      const folder = changedContent('faq.json', (list) => [{ ...list[0], subject: '새 제목' }]);
      await loadContent(db(), folder);
      expect(await subjects()).toEqual(['새 제목']);
      expect(await contentRevision(db())).not.toBe(before);
    });

    test('gives the same content the same revision, wherever the folder is', async () => {
      const before = await contentRevision(db());
      await loadContent(
        db(),
        changedContent('faq.json', (list) => list),
      );
      expect(await contentRevision(db())).toBe(before);
    });

    test('changes nothing when the folder is invalid', async () => {
      const before = await subjects();
      const folder = changedContent('manual.json', (list) => [{ ...list[0], document: 'lost' }]);
      await expect(loadContent(db(), folder)).rejects.toThrow(
        'bbsIdx 301: there is no document lost',
      );
      expect(await subjects()).toEqual(before);
    });

    test('writes all or nothing', async () => {
      const before = await contentRevision(db());
      // 2^31 overflows the column, which fails only while the rows are written.
      const folder = changedContent('faq.json', (list) => [
        ...list.slice(1),
        { ...list[0], views: 2 ** 31 },
      ]);
      await expect(loadContent(db(), folder)).rejects.toThrow();
      expect([await contentRevision(db()), (await subjects()).length]).toEqual([before, 12]);
    });

    test('happens once when several processes start together', async () => {
      const folder = changedContent('faq.json', (list) => list.slice(0, 3));
      await Promise.all([1, 2, 3].map(() => loadContent(db(), folder)));
      expect(await subjects()).toHaveLength(3);
    });
  });
