import { describe, expect, test } from '@jest/globals';
import { getDescCard, getPopupList } from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';

/** What the calls for popups and cards do, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('popups and description cards', () => {
    const names = async (path: string, query: Record<string, string> = {}, app = api().app) => {
      const { list } = (await app.inject({ url: path, query })).json().data;
      return list.map(({ name }: { name: string }) => name);
    };

    test('open on their page, from their first day to their last', async () => {
      const home = { pageName: 'home' };
      expect(await names(getPopupList.path, home)).toEqual(['now']);
      const tomorrow = await api().at('2026-11-22T00:00:00+09:00');
      expect(await names(getPopupList.path, home, tomorrow)).toEqual(['later']);
      expect(await names(getPopupList.path)).toEqual(['now', 'elsewhere']);
      expect(await names(getPopupList.path, { pageName: 'search' })).toEqual([]);
    });

    test('are given in the shape of the contract, their markup sanitised', async () => {
      const answer = await api().app.inject(`${getPopupList.path}?pageName=home`);
      expect(answer.json().data.list).toEqual([
        {
          name: 'now',
          pageName: 'home',
          title: '지금',
          popType: 'img',
          img: 'seat-area',
          result: '<p>열립니다.</p>',
        },
      ]);
    });

    test('cards come in their order, and are not popups', async () => {
      expect(await names(getDescCard.path, { pageName: 'home' })).toEqual(['second', 'first']);
      expect(await names(getDescCard.path, { pageName: 'faq' })).toEqual([]);
    });

    test.each(['', '../home', '가'])('refuses the page name "%s"', async (pageName) => {
      const answer = await api().app.inject({ url: getPopupList.path, query: { pageName } });
      expect(answer.statusCode).toBe(422);
    });
  });
