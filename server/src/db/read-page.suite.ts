import { describe, expect, test } from '@jest/globals';
import type { TestApi } from '../testing/api.ts';
import { readPage } from './read-page.ts';

/** Pages of rows, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a page of rows', () => {
    const words = () =>
      api().database.db.selectFrom('product_model').select('goods_cd').orderBy('goods_cd');
    const codes = async () => (await words().execute()).map((row) => row.goods_cd);
    const read = (wanted: { curPage: number; pageSize: number; total?: number }) =>
      readPage(words(), wanted, (row) => row.goods_cd);

    test('has its part of the list, and the count of all rows', async () => {
      const all = await codes();
      const pages = await Promise.all(all.map((_, i) => read({ curPage: i + 1, pageSize: 1 })));
      expect(pages.flatMap(({ list }) => list)).toEqual(all);
      for (const [i, page] of pages.entries())
        expect(page).toMatchObject({ total: all.length, curPage: i + 1, pageSize: 1 });
      expect((await read({ curPage: 1, pageSize: 50 })).list).toEqual(all);
    });

    test('is the last one where the requested page is beyond it', async () => {
      const all = await codes();
      expect(await read({ curPage: 99, pageSize: 1 })).toMatchObject({
        list: [all.at(-1)],
        curPage: all.length,
      });
    });

    test('uses a count that the caller has', async () => {
      expect(await read({ curPage: 99, pageSize: 1, total: 1 })).toMatchObject({
        total: 1,
        curPage: 1,
      });
    });

    test('is empty, and page 1, where no row matches', async () => {
      const none = words().where('goods_cd', '=', 'none');
      expect(await readPage(none, { curPage: 3, pageSize: 10 }, (row) => row)).toEqual({
        list: [],
        total: 0,
        curPage: 1,
        pageSize: 10,
      });
    });
  });
