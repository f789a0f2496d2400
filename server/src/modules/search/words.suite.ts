import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { searchSite, listHotWords, listRecommendedWords } from '@portal/contract';
import type { Row } from '../../db/tables.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { replaceWords } from './words.ts';

/** How searches change the ranking and recommendation of words, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the words of searches', () => {
    const appAt = async (instant: string) => (instant === noon ? api().app : api().at(instant));
    const search = async (searchStr: string, instant = noon, saveStrTeam = 'Y') => {
      const query = { searchStr, saveStrTeam };
      const answer = await (await appAt(instant)).inject({ url: searchSite.path, query });
      expect(answer.statusCode).toBe(200);
    };
    const words = async (path: string, query: Record<string, string>, instant: string) => {
      const answer = await (await appAt(instant)).inject({ url: path, query });
      const { list } = answer.json<{ resultData: { list: { word: string }[] } }>().resultData;
      return list.map(({ word }) => word);
    };
    const hot = (instant = noon) => words(listHotWords.path, {}, instant);
    const recommended = (searchStr: string) =>
      words(listRecommendedWords.path, { searchStr }, noon);
    const seeds = ['필터', '리모컨', '리모컨 건전지', '안마의자 리모컨'];

    let ofContent: Row<'search_word'>[];
    beforeAll(async () => {
      const all = api().database.db.selectFrom('search_word').selectAll();
      ofContent = await all.where('weight', '>', 0).execute();
    });
    afterEach(async () => {
      await api().database.db.deleteFrom('search_tally').execute();
      await replaceWords(api().database.db, ofContent);
      expect(await hot()).toEqual(seeds);
    });

    test('are counted once per search that asks for it', async () => {
      for (let times = 0; times < 4; times++) await search(' 안마의자  소리 ');
      await search('렌탈', noon, 'N');
      expect(await hot()).toEqual(['안마의자 소리', ...seeds]);
    });

    test('count for seven days', async () => {
      for (let times = 0; times < 3; times++) await search('렌탈', '2026-11-15T23:59:59+09:00');
      expect(await hot('2026-11-21T23:59:59+09:00')).toContain('렌탈');
      expect(await hot('2026-11-22T00:00:00+09:00')).not.toContain('렌탈');
    });

    test.each(['없는말', '01012345678', 'a@b.kr', 'ㄹㅁㅋ', '리', ''])(
      '"%s" is not counted',
      async (searchStr) => {
        for (let times = 0; times < 4; times++) await search(searchStr);
        expect(await hot()).toEqual(seeds);
      },
    );

    test('stay when content is loaded again, and rank beside its words', async () => {
      await search('렌탈');
      await search('필터');
      const { db } = api().database;
      await replaceWords(db, [
        { word: '반품', letters: 'ㅂㅏㄴㅍㅜㅁ', initials: 'ㅂㅍ', weight: 9 },
      ]);
      expect(await hot()).toEqual(['반품', '렌탈', '필터']);
    });

    test.each([
      ['리모', ['리모컨', '리모컨 건전지', '안마의자 리모컨']],
      ['림', ['리모컨', '리모컨 건전지', '안마의자 리모컨']],
      ['ㄹ', ['리모컨', '리모컨 건전지']],
      ['ㄻㅋ', ['리모컨', '리모컨 건전지']],
      ['리모컨건', ['리모컨 건전지']],
      ['펄', []],
      ['필', ['필터']],
      ['  ', []],
    ])('"%s" becomes %j', async (searchStr, expected) => {
      expect(await recommended(searchStr)).toEqual(expected);
    });

    test('are all counted when many search at once', async () => {
      await Promise.all(Array.from({ length: 12 }, () => search('렌탈')));
      const { db } = api().database;
      const rows = await db.selectFrom('search_tally').select(['word', 'searched']).execute();
      expect(rows).toEqual([{ word: '렌탈', searched: 12 }]);
    });

    test('are limited per day', async () => {
      await api()
        .database.db.insertInto('search_tally')
        .values(
          Array.from({ length: 2_000 }, (_, i) => ({
            word: `낱말 ${i}`,
            day: '2026-11-21',
            searched: 1,
          })),
        )
        .execute();
      for (let times = 0; times < 4; times++) await search('렌탈');
      expect(await hot()).toEqual(seeds);
    });
  });
