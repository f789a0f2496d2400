import { describe, expect, test } from '@jest/globals';
import { listRecommendedWords, searchSite, type AnswerOf } from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';
import { changedContent } from '../../testing/changed-content.ts';

type Found = AnswerOf<typeof searchSite>;

/** The site search, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the search', () => {
    const ask = (query: Record<string, string>, app = api().app) =>
      app.inject({ url: searchSite.path, query });
    const find = async (query: Record<string, string>, app = api().app) =>
      (await ask(query, app)).json<{ resultData: Found }>().resultData;
    const found = ({ list }: Found) =>
      list.map(({ classification, bbsIdx }) => `${classification} ${bbsIdx}`);

    test('finds over all boards, those with the word in the title first, then the newest', async () => {
      const answer = await find({ searchStr: '안마의자' });
      expect(found(answer)).toEqual([
        'video 202',
        'faq 9',
        'video 201',
        'manual 301',
        // Questions about massage chairs that do not say so.
        'faq 109',
        'faq 106',
        'faq 101',
      ]);
      expect(answer.counts).toEqual({ all: 7, faq: 4, video: 2, manual: 1, notice: 0 });
    });

    test('gives a hit in the shape of the contract', async () => {
      expect((await find({ searchStr: '펌프' })).list).toEqual([
        {
          classification: 'faq',
          bbsIdx: '9',
          product: 'bf',
          subject: '안마의자에서 소리가 납니다',
          excerpt: '소음은 공기 펌프에서 날 수 있습니다.',
          marks: ['펌프'],
          publishedOn: '2026-03-03',
        },
      ]);
    });

    test('filters by class and by board, and still counts every class', async () => {
      const video = await find({ searchStr: '안마의자', classification: 'video' });
      expect([found(video), video.total]).toEqual([['video 202', 'video 201'], 2]);
      expect(video.counts.all).toBe(7);
      const board = await find({ searchStr: '안마의자', bbsCode: '22' });
      expect([found(board), board.counts.all]).toEqual([['manual 301'], 1]);
    });

    test.each([
      ['initial consonants', 'ㄹㅁㅋ', ['faq 101']],
      ['a model number', 'hg-200', ['video 202', 'faq 9', 'manual 301']],
      ['a notice of today', '앱', ['notice 404']],
      ['a question of tomorrow', '내일', []],
      ['words of which one is missing', '소리 없는말', ['faq 9']],
      ['a sentence', '안마의자에서 소리가 나는데 어떻게 하나요?', ['faq 9']],
      ['words that are all missing', '없는말', []],
      ['an address inside a link', 'service_after', []],
      ['nothing', '  ', []],
    ])('finds by %s', async (_, searchStr, expected) => {
      expect(found(await find({ searchStr }))).toEqual(expected);
    });

    test('answers a page, and the last for one beyond it', async () => {
      const query = { searchStr: '안마의자', listSize: '3' };
      expect(found(await find({ ...query, page: '2' }))).toEqual([
        'manual 301',
        'faq 109',
        'faq 106',
      ]);
      expect((await find({ ...query, page: '99' })).page).toBe(3);
    });

    test('names the nearest posts where it finds none', async () => {
      const { list, nearest } = await find({ searchStr: '쏘리까납늬다' });
      expect([list, nearest[0]?.subject]).toEqual([[], '안마의자에서 소리가 납니다']);
      expect((await find({ searchStr: '안마의자' })).nearest).toEqual([]);
    });

    test('suggests posts for a text being typed, those with its letters in the title first', async () => {
      const suggested = async (searchStr: string) => {
        const answer = await api().app.inject({
          url: listRecommendedWords.path,
          query: { searchStr },
        });
        const { resultData } = answer.json<{ resultData: AnswerOf<typeof listRecommendedWords> }>();
        return resultData.hits.map(({ classification, bbsIdx }) => `${classification} ${bbsIdx}`);
      };
      expect((await suggested('안마의자에서 소'))[0]).toBe('faq 9');
      // In the middle of a syllable.
      expect((await suggested('안마의자에섯'))[0]).toBe('faq 9');
      expect(await suggested('안')).toHaveLength(4);
      expect(await suggested('아')).toEqual([]);
    });

    test('reads the posts again once content has changed', async () => {
      const all = async () => (await find({ searchStr: '안마의자' })).counts.all;
      const before = await all();
      try {
        const again = { bbsIdx: '199', subject: '안마의자를 새로 샀습니다' };
        const folder = changedContent('faq.json', (list) => [...list, { ...list[0], ...again }]);
        await api().loadContent(folder);
        expect(await all()).toBe(before + 1);
      } finally {
        await api().loadContent();
      }
      expect(await all()).toBe(before);
    });

    test.each([{ page: '0' }, { classification: 'menu' }, { saveStrTeam: 'y' }, { bbsCode: '99' }])(
      'refuses %j',
      async (query) => {
        const answer = await ask(query);
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)).toEqual(Object.keys(query));
      },
    );
  });
