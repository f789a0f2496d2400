import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { searchSite, type AnswerOf } from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';
import { goodShare, judge, queries } from '../../testing/search-quality/judge.ts';

/** How well the search finds what people mean, on both databases. `npm run search-quality` names each query. */
export const suite = (api: () => TestApi) =>
  describe('the quality of the search', () => {
    beforeAll(() => api().loadContent('server/content'));
    afterAll(() => api().loadContent());

    const find = async (searchStr: string) => {
      const query = { searchStr, listSize: '5' };
      const answer = await api().app.inject({ url: searchSite.path, query });
      const { list } = answer.json<{ resultData: AnswerOf<typeof searchSite> }>().resultData;
      return list.map(({ classification, bbsIdx }) => `${classification} ${bbsIdx}`);
    };

    test('of the queries at least 80 % have a fitting post among the first three', async () => {
      const judged = await judge({ ...queries.short, ...queries.sentence, ...queries.wrong }, find);
      expect(goodShare(judged)).toBeGreaterThanOrEqual(0.8);
    });
  });
