import { describe, expect, test } from '@jest/globals';
import { readNotice, listNotices, type AnswerOf } from '@portal/contract';
import { post, postForm, type TestApi } from '../../testing/api.ts';

type Page = AnswerOf<typeof listNotices>;
type Detail = AnswerOf<typeof readNotice>;

/** What the notices' calls do, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the notices', () => {
    const ask = async (fields: Record<string, string>, app = api().app) => {
      const answer = await postForm(app, listNotices.path, fields);
      return answer.json<{ resultCode: number; resultData: Page }>();
    };
    const ids = (notices: Page['noticeNormalList']) => notices.map(({ bbsIdx }) => bbsIdx);

    test('answers the footer’s three newest, with number and subject', async () => {
      const { resultCode, resultData } = await ask({ curPage: '1', pageSize: '3', searchStr: '' });
      expect(resultCode).toBe(1);
      expect(resultData.noticeNormalList).toEqual([
        { bbsIdx: '404', subject: '앱이 새로 나왔습니다', publishedOn: '2026-11-21' },
        { bbsIdx: '402', subject: '필터 값이 바뀝니다', publishedOn: '2026-10-30' },
        { bbsIdx: '403', subject: '사칭 전화 주의', publishedOn: '2026-10-27' },
      ]);
      expect(resultData).toMatchObject({ total: 4, curPage: 1, pageSize: 3 });
    });

    test('answers the pinned ones with every page, from their day on', async () => {
      const tops = async (app = api().app) =>
        ids((await ask({ curPage: '2', pageSize: '3' }, app)).resultData.noticeTopList);
      expect(await tops()).toEqual(['403']);
      expect(await tops(await api().at('2026-12-28T00:00:00+09:00'))).toEqual(['405', '403']);
    });

    test.each([
      ['a word of the subject', '필터', ['402']],
      ['a word of the text', '인증', ['403']],
      ['initial consonants of a subject', 'ㅊㅅㅇㅎ', ['401']],
      ['what a script held', 'alert', []],
    ])('finds by %s, without pinned ones', async (_, searchStr, expected) => {
      const { noticeNormalList, noticeTopList } = (await ask({ searchStr })).resultData;
      expect([ids(noticeNormalList), noticeTopList]).toEqual([expected, []]);
    });

    test('answers the last page for a page beyond it', async () => {
      const { resultData } = await ask({ curPage: '9', pageSize: '3' });
      expect([resultData.curPage, ids(resultData.noticeNormalList)]).toEqual([2, ['401']]);
    });

    test('accepts a form and nothing else', async () => {
      const answer = await post(api().app, listNotices.path, { curPage: 1 });
      expect([answer.statusCode, answer.json().status.code]).toEqual([415, 'ERR_UNSUPPORTED']);
    });

    test.each([{ curPage: '0' }, { pageSize: '51' }, { curPage: '1e1' }, { curPage: '１' }])(
      'refuses %j',
      async (fields) => {
        const answer = await postForm(api().app, listNotices.path, fields);
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)).toEqual(Object.keys(fields));
      },
    );

    const open = (idx: string, app = api().app) =>
      app.inject({ url: readNotice.path, query: { idx } });
    const detail = async (idx: string, app = api().app) =>
      (await open(idx, app)).json<{ data: Detail }>().data;

    test('answers one notice with its attached files, and without scripts', async () => {
      const { previous, next, files, ...own } = await detail('402');
      expect(own).toEqual({
        idx: '402',
        subject: '필터 값이 바뀝니다',
        html: '<p>11월부터 바뀝니다.</p>',
        excerpt: '11월부터 바뀝니다.',
        pinned: false,
        publishedOn: '2026-10-30',
      });
      expect(files.map(({ name, mime }) => [name, mime])).toEqual([
        ['필터 값 안내.pdf', 'application/pdf'],
        ['글꼴 모음.zip', 'application/zip'],
      ]);
      for (const { url, bytes } of files)
        expect((await api().app.inject(url)).rawPayload).toHaveLength(bytes);
      expect([previous, next]).toEqual([
        { bbsIdx: '403', subject: '사칭 전화 주의' },
        { bbsIdx: '404', subject: '앱이 새로 나왔습니다' },
      ]);
    });

    test('has no neighbour before the oldest and after the newest', async () => {
      expect((await detail('401')).previous).toBeNull();
      expect((await detail('404')).next).toBeNull();
    });

    test('links all notices through their neighbours, in the order of the list', async () => {
      const seen: string[] = [];
      for (let idx: string | undefined = '404'; idx; idx = (await detail(idx)).previous?.bbsIdx)
        seen.push(idx);
      expect(seen).toEqual(ids((await ask({})).resultData.noticeNormalList));
    });

    test('finds a notice, also as a neighbour, from its day on', async () => {
      const later = await api().at('2026-12-28T00:00:00+09:00');
      expect((await open('405', later)).statusCode).toBe(200);
      expect((await detail('404', later)).next).toEqual({ bbsIdx: '405', subject: '설 연휴 안내' });
    });

    test.each(['405', '999', '0402'])('does not find notice %s', async (idx) => {
      const answer = await open(idx);
      expect([answer.statusCode, answer.json().status.code]).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test.each(['', '４０２', '+402', 'abc'])('refuses the number "%s"', async (idx) => {
      const answer = await open(idx);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)).toEqual(['idx']);
    });
  });
