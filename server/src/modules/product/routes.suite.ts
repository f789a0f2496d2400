import { describe, expect, test } from '@jest/globals';
import { findModels } from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';

/** What the models' call does, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the models', () => {
    const find = async (query: Record<string, string>) => {
      const answer = await api().app.inject({ url: findModels.path, query });
      return answer.json().resultData.list;
    };

    test.each([
      [{}, ['HG-200', 'HG-100', 'HW-1']],
      [{ goodsName: '안마의자' }, ['HG-200', 'HG-100']],
      [{ goodsName: 'hg-1' }, ['HG-100']],
      [{ goodsName: 'ㅈㅅㄱ' }, ['HW-1']],
      [{ product: 'w' }, ['HW-1']],
      [{ goodsName: '안마의자', product: 'w' }, []],
    ])('%j lists %j', async (query, expected) => {
      const list: { goodsCd: string }[] = await find(query);
      expect(list.map(({ goodsCd }) => goodsCd)).toEqual(expected);
    });

    test('are given in the shape of the contract', async () => {
      expect(await find({ goodsName: 'HW-1' })).toEqual([
        { goodsCd: 'HW-1', goodsName: '한결 정수기', product: 'w' },
      ]);
    });
  });
