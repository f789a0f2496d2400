import { describe, expect, test } from '@jest/globals';
import { readReference, listReferences, type AnswerOf } from '@portal/contract';
import { post, type TestApi } from '../../testing/api.ts';

type Page = AnswerOf<typeof listReferences>;

/** What the reference boards' calls do, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the reference boards', () => {
    const page = async (input: object) => {
      const answer = await post(api().app, listReferences.path, input);
      return answer.json<{ resultData: Page }>().resultData;
    };
    const ids = async (input: object) => (await page(input)).list.map(({ bbsIdx }) => bbsIdx);
    const detail = (bbsIdx: string) => api().app.inject(`${readReference.path}?bbsIdx=${bbsIdx}`);

    test.each([
      [{ bbsCode: '21' }, ['203', '202', '201']],
      [{ bbsCode: '21', product: 'bf' }, ['202', '201']],
      [{ bbsCode: '21', type: 'product' }, ['201']],
      [{ bbsCode: '21', product: 'l', type: 'product' }, []],
      [{ bbsCode: '21', searchStr: 'ㅂㅎㅎㄱ' }, ['203', '202']],
      [{ bbsCode: '22' }, ['302', '301']],
      [{ bbsCode: '22', searchStr: 'hg-200' }, ['301']],
      [{ bbsCode: '22', type: 'manual', pageSize: 1, curPage: 9 }, ['301']],
      [{ bbsCode: '22', product: 'o' }, []],
      [{ bbsCode: '22', product: 'bf', goodsCd: 'HG-200' }, ['301']],
      [{ bbsCode: '22', goodsCd: 'HG' }, []],
      [{ bbsCode: '23' }, ['502', '501']],
      [{ bbsCode: '23', product: 'bf' }, ['502', '501']],
      [{ bbsCode: '23', product: 'w' }, ['502']],
      [{ bbsCode: '23', product: 'bf', type: 'emi' }, ['501']],
      [{ bbsCode: '23', type: 'app' }, []],
    ])('%j lists %j', async (input, expected) => {
      expect(await ids(input)).toEqual(expected);
    });

    test('of one model, what is about it alone comes before a newer post that others share', async () => {
      const setModel = (bbsIdx: string, model: string) =>
        api()
          .database.db.updateTable('reference_post')
          .set({ model })
          .where('bbs_idx', '=', bbsIdx)
          .execute();
      const { list } = await page({ bbsCode: '22' });
      try {
        await setModel('301', 'HG-200');
        await setModel('302', 'HG-100, HG-200');
        expect(await ids({ bbsCode: '22' })).toEqual(['302', '301']);
        expect(await ids({ bbsCode: '22', goodsCd: 'HG-200' })).toEqual(['301', '302']);
      } finally {
        for (const { bbsIdx, model } of list) await setModel(bbsIdx, model);
      }
    });

    test('resolves the clip of a video', async () => {
      const [post] = (await page({ bbsCode: '21', type: 'product' })).list;
      expect(post).toEqual({
        bbsIdx: '201',
        excerpt: '영상을 보며 따라 해 주세요.',
        product: 'bf',
        type: 'product',
        subject: '안마의자 상자 열기',
        model: '',
        publishedOn: '2026-02-01',
        video: {
          src: expect.stringMatching(/^\/api\/media\/[0-9a-f]{8}\/open-box\.mp4$/),
          poster: expect.stringMatching(/^\/api\/media\/[0-9a-f]{8}\/open-box\.webp$/),
          captions: expect.stringMatching(/^\/api\/media\/[0-9a-f]{8}\/open-box\.ko\.vtt$/),
          durationSeconds: 1,
          width: 32,
          height: 32,
        },
        files: [],
      });
    });

    test('resolves the document of a manual, and serves it', async () => {
      const answer = await detail('301');
      const { data } = answer.json();
      expect(data).toMatchObject({
        bbsCode: '22',
        type: 'manual',
        video: null,
        model: 'HG-100, HG-200',
      });
      expect(data.files).toEqual([
        {
          url: expect.stringMatching(/^\/api\/media\/[0-9a-f]{8}\/chair\.pdf$/),
          name: '안마의자 사용 설명서 (2026).pdf',
          mime: 'application/pdf',
          bytes: 543,
          pages: 1,
        },
      ]);
      const file = await api().app.inject(data.files[0].url);
      expect([file.statusCode, file.rawPayload.length]).toEqual([200, 543]);
    });

    test('resumes a download that broke off', async () => {
      const { files } = (await detail('502')).json().data;
      const url = `${files[0].url}?download=1`;
      const whole = await api().app.inject(url);
      expect(whole.rawPayload).toHaveLength(files[0].bytes);
      const half = Math.floor(files[0].bytes / 2);
      const rest = await api().app.inject({
        url,
        headers: { range: `bytes=${half}-`, 'if-range': String(whole.headers.etag) },
      });
      expect(rest.statusCode).toBe(206);
      expect(rest.headers['content-disposition']).toBe(whole.headers['content-disposition']);
      const joined = Buffer.concat([whole.rawPayload.subarray(0, half), rest.rawPayload]);
      expect(joined.equals(whole.rawPayload)).toBe(true);
    });

    test.each(['999', '204', '503'])(
      'does not find post %s, which is unknown or not published yet',
      async (bbsIdx) => {
        const answer = await detail(bbsIdx);
        expect([answer.statusCode, answer.json().status.code]).toEqual([404, 'ERR_NOT_FOUND']);
      },
    );

    test('answers 304 where the post has not changed', async () => {
      const first = await detail('201');
      const again = await api().app.inject({
        url: `${readReference.path}?bbsIdx=201`,
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect(first.headers['cache-control']).toBe('no-cache');
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    test.each(['', '１２', '-1', 'abc', '1&bbsIdx=2'])(
      'refuses the number "%s"',
      async (bbsIdx) => {
        const answer = await detail(bbsIdx);
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)).toEqual(['bbsIdx']);
      },
    );
  });
