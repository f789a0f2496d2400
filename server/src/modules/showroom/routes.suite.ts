import { describe, expect, test } from '@jest/globals';
import {
  listShowrooms,
  listShowroomRegions,
  readShowroom,
  type AnswerOf,
  type Showroom,
} from '@portal/contract';
import { post, type TestApi } from '../../testing/api.ts';

/** The calls about showrooms, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the showrooms', () => {
    const get = (url: string, query: Record<string, string>, app = api().app) =>
      app.inject({ url, query });
    const list = async (query: Record<string, string>) => {
      const answer = await get(listShowrooms.path, query);
      return answer.json<{ data: AnswerOf<typeof listShowrooms> }>().data;
    };
    const found = async (query: Record<string, string>) =>
      (await list(query)).list.map(({ bbsIdx }) => bbsIdx);
    const one = async (bbsIdx: string, app = api().app) =>
      (await get(readShowroom.path, { bbsIdx }, app)).json<{ data: Showroom }>().data;

    test('are counted by region and district', async () => {
      const answer = await post(api().app, listShowroomRegions.path, {});
      expect(answer.json().data.list).toEqual([
        {
          sido: '11',
          name: '서울',
          count: 2,
          gu: [
            { name: '강남구', count: 1 },
            { name: '송파구', count: 1 },
          ],
        },
        { sido: '26', name: '부산', count: 1, gu: [{ name: '해운대구', count: 1 }] },
        { sido: '41', name: '경기', count: 1, gu: [{ name: '성남시 분당구', count: 1 }] },
      ]);
    });

    test('are answered whole, by region and name', async () => {
      expect(await found({})).toEqual(['904', '901', '902', '903']);
    });

    test.each<[Record<string, string>, string[]]>([
      [{ sido: '11' }, ['904', '901']],
      [{ sido: '11', gu: '송파구' }, ['901']],
      [{ sido: '11', gu: '해운대구' }, []],
      [{ channelType: 'w' }, ['904', '901', '903']],
      [{ channelType: 'l' }, ['904']],
      [{ searchTxt: '송파' }, ['901']],
      [{ searchTxt: 'ㅎㅇㄷ' }, ['902']],
      [{ searchTxt: '예그리나길' }, ['903']],
      [{ searchTxt: '분당 서현역' }, ['903']],
      [{ searchTxt: '강남체험관' }, ['904']],
      [{ searchTxt: '송파'.normalize('NFD') }, ['901']],
      [{ searchTxt: '%' }, []],
      [{ searchTxt: '송파', channelType: 'l' }, []],
    ])('are found by %j', async (query, expected) => {
      expect(await found(query)).toEqual(expected);
    });

    test('are answered from the first to the last that is asked for, with the count of all', async () => {
      const part = async (first: string, last: string) => {
        const page = await list({ firstLimitIndex: first, lastLimitIndex: last });
        return [page.list.map(({ bbsIdx }) => bbsIdx), page.total];
      };
      expect(await part('1', '2')).toEqual([['901', '902'], 4]);
      expect(await part('3', '9')).toEqual([['903'], 4]);
      expect(await part('2', '1')).toEqual([[], 4]);
    });

    test('have a page each, with what can be tried, pictures and the way there', async () => {
      const showroom = await one('901');
      expect(showroom).toMatchObject({
        name: '한결 송파 매장',
        sido: '11',
        addr: '서울 송파구 나리대로 12 1층',
        shows: ['bf', 'w'],
        transit: ['지하철 8호선 잠실역 4번 출구에서 걸어서 6분'],
        models: [
          { goodsCd: 'HG-200', goodsName: '한결 안마의자 HG-200', product: 'bf' },
          { goodsCd: 'HW-1', goodsName: '한결 정수기', product: 'w' },
        ],
        note: '체험은 한 번에 30분입니다.',
      });
      expect(showroom.hours.weekly[6]).toEqual({ day: 6, open: '10:30', close: '20:00' });
      const [picture] = showroom.pictures;
      expect(picture).toMatchObject({ alt: '상자 열기', width: 32, height: 32 });
      expect((await api().app.inject(picture?.url ?? '')).headers['content-type']).toBe(
        'image/webp',
      );
    });

    test('tell their own closed days from today on, and the company’s holidays where they close', async () => {
      const closed = async (bbsIdx: string, at: string) =>
        (await one(bbsIdx, await api().at(at))).hours.closed;
      const construction = { day: '2026-12-02', reason: '매장 공사' };
      const christmas = { day: '2026-12-25', reason: '공휴일 휴무' };
      expect((await closed('902', '2026-12-02T23:59:59+09:00')).slice(0, 2)).toEqual([
        construction,
        christmas,
      ]);
      expect((await closed('902', '2026-12-03T00:00:00+09:00'))[0]).toEqual(christmas);
      expect(await closed('901', '2026-12-02T12:00:00+09:00')).toEqual([]);
    });

    test('may be kept by caches, which ask whether they are still right', async () => {
      for (const [url, query] of [
        [listShowrooms.path, {}],
        [readShowroom.path, { bbsIdx: '901' }],
      ] as const) {
        const { headers } = await get(url, query);
        expect([headers['cache-control'], headers.etag]).toEqual([
          'no-cache',
          expect.stringMatching(/^W\//),
        ]);
      }
    });

    test('that do not exist are not found', async () => {
      const answer = await get(readShowroom.path, { bbsIdx: '999' });
      expect([answer.statusCode, answer.json().status.code]).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test.each([{ sido: '12' }, { channelType: 'o' }, { firstLimitIndex: '-1' }])(
      'are not asked for by %j',
      async (query) => {
        const answer = await get(listShowrooms.path, query as Record<string, string>);
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)).toEqual(Object.keys(query));
      },
    );
  });
