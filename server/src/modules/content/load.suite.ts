import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { contentFolder, type TestApi } from '../../testing/api.ts';
import { changedContent } from '../../testing/changed-content.ts';
import { contentRevision, setContentRevision } from '../revision/repository.ts';
import { loadContent, loadNewerContent } from './load.ts';

/** What loading content does, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('loading content', () => {
    const db = () => api().database.db;
    const subjects = async () =>
      (await db().selectFrom('faq').select('subject').orderBy('bbs_idx').execute()).map(
        ({ subject }) => subject,
      );
    /** A content folder whose manual of the chair ends with a comment, which makes it another file. */
    const otherManual = (comment: 'new' | 'old') => {
      const folder = changedContent('faq.json', (list) => list);
      const manual = join(folder, 'manuals/chair.pdf');
      writeFileSync(manual, Buffer.concat([readFileSync(manual), Buffer.from(`\n%${comment}\n`)]));
      const list = join(folder, 'documents.json');
      const sized = readFileSync(list, 'utf8').replace('"bytes": 543', '"bytes": 549');
      writeFileSync(list, sized);
      return { folder, manual };
    };
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

    test('at a start keeps what is newer: a folder that was published before and replaced since', async () => {
      const newer = changedContent('faq.json', (list) => [{ ...list[0], subject: '더 새' }]);
      const start = async (folder: string) => (await loadNewerContent(db(), folder)).isPublished;
      expect(await start(newer)).toBe(true);
      expect([await start(contentFolder), await start(newer)]).toEqual([false, true]);
      expect(await subjects()).toEqual(['더 새']);
      // Whoever asks for it gets the older one back.
      await loadContent(db(), contentFolder);
      expect(await start(newer)).toBe(false);
      expect(await subjects()).toHaveLength(12);
    });

    test('at a start of the release before does not put its rows of the same folder back', async () => {
      const folder = changedContent('faq.json', (list) => list.slice(0, 2));
      await loadContent(db(), folder);
      const ours = await contentRevision(db());
      const source = (await db().selectFrom('content_state').select('source').executeTakeFirst())
        ?.source;
      // A later release made other rows of it.
      await setContentRevision(db(), 'later', source ?? '');
      expect((await loadNewerContent(db(), folder)).isPublished).toBe(false);
      expect(await contentRevision(db())).toBe('later');
      // Ours is the later release: nobody has published its rows.
      await db().deleteFrom('content_publication').where('revision', '=', ours).execute();
      expect((await loadNewerContent(db(), folder)).isPublished).toBe(true);
    });

    test('publishes its files to servers with another folder', async () => {
      const { folder, manual } = otherManual('new');
      const { files } = (await loadContent(db(), folder)).library;
      const url = [...files.keys()].find((each) => each.endsWith('/chair.pdf')) ?? '';
      for (const range of ['', 'bytes=0-4']) {
        const answer = await api().app.inject({ url, headers: range ? { range } : {} });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          range ? 206 : 200,
          'application/pdf',
        ]);
        expect(readFileSync(manual).subarray(0, range ? 5 : undefined)).toEqual(answer.rawPayload);
      }
    });

    test('deletes files that no published content has had for a year', async () => {
      const { folder } = otherManual('old');
      const publish = async (from: string) => {
        const { files } = (await loadContent(db(), from)).library;
        return [...files.keys()].find((each) => each.endsWith('/chair.pdf')) ?? '';
      };
      const unusedSince = async (url: string) =>
        (
          await db()
            .selectFrom('content_file')
            .select('unused_since')
            .where('url', '=', url)
            .execute()
        ).map(({ unused_since }) => unused_since?.getTime());
      const old = await publish(folder);
      expect(await unusedSince(old)).toEqual([undefined]);
      await publish(contentFolder);
      expect(await unusedSince(old)).toEqual([expect.any(Number)]);
      // The year starts anew whenever the file is published again.
      for (const [days, kept] of [
        [360, 1],
        [370, 0],
      ] as const) {
        await publish(folder);
        expect(await unusedSince(old)).toEqual([undefined]);
        await publish(contentFolder);
        const [now = 0] = await unusedSince(old);
        const since = new Date(now - days * 86_400_000);
        await db()
          .updateTable('content_file')
          .set({ unused_since: since })
          .where('url', '=', old)
          .execute();
        const used = await publish(contentFolder);
        expect(await unusedSince(old)).toEqual(kept ? [since.getTime()] : []);
        expect(await unusedSince(used)).toEqual([undefined]);
      }
    });

    test('happens once when several processes start together', async () => {
      const folder = changedContent('faq.json', (list) => list.slice(0, 3));
      await Promise.all([1, 2, 3].map(() => loadContent(db(), folder)));
      expect(await subjects()).toHaveLength(3);
    });
  });
