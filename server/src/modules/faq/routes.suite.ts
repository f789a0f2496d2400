import { describe, expect, test } from '@jest/globals';
import { listFaqs, type AnswerOf } from '@portal/contract';
import { noon, post, type TestApi } from '../../testing/api.ts';

type Page = AnswerOf<typeof listFaqs>;

/** What the FAQ's call does, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the FAQ', () => {
    const ask = async (input: object, app = api().app) => {
      const answer = await post(app, listFaqs.path, input);
      return answer.json<{ resultCode: number; resultData: Page }>();
    };
    const page = async (input: object) => (await ask(input)).resultData;
    const ids = async (input: object) =>
      (await page({ pageSize: 50, ...input })).list.map(({ bbsIdx }) => bbsIdx);

    test('lists the most read first, and equally read ones by number', async () => {
      const { list, ...paging } = await page({});
      expect(list.map(({ bbsIdx }) => bbsIdx)).toEqual(
        '101 9 10 103 104 105 106 107 109 110'.split(' '),
      );
      expect(paging).toEqual({ total: 11, curPage: 1, pageSize: 10 });
    });

    test('answers in the envelope of list calls', async () => {
      expect(await ask({})).toMatchObject({ status: { code: '200' }, resultCode: 1 });
    });

    test('gives a question in the shape of the contract', async () => {
      expect((await page({ searchStr: '전원 플러그' })).list).toEqual([
        {
          bbsIdx: '101',
          product: 'bf',
          type: 'remote',
          subject: '리모컨이 켜지지 않습니다',
          html: '<p>전원 플러그를 확인해 주세요. 그래도 켜지지 않으면 <a href="/service/service_after">서비스를 신청</a>해 주세요.</p>',
          excerpt: '전원 플러그를 확인해 주세요.',
          publishedOn: '2026-03-02',
        },
      ]);
    });

    test.each([
      [{ product: 'a' }, 11],
      [{ product: 'c' }, 2],
      [{ product: 'bf' }, 4],
      [{ product: 'l', type: 'rental' }, 1],
      [{ type: 'rental' }, 2],
      [{ product: 'w', type: 'benefits' }, 0],
    ])('%j matches %i questions', async (filter, total) => {
      expect((await page(filter)).total).toBe(total);
    });

    test.each([
      ['a word of the subject', '필터', ['103']],
      ['a word of the answer, but no markup', '펌프', ['9']],
      ['an address inside a link is not text', 'service_after', []],
      ['words in any order, those with more of them first', ' 확인   모션베드 ', ['10', '101']],
      ['any of the words', '모션베드 펌프', ['10', '9', '110', '111']],
      ['words that are all missing', '없는말', []],
      ['another case', 'wi-fi', ['104']],
      ['decomposed syllables for composed ones', '정수기'.normalize('NFD'), ['103', '107']],
      ['composed syllables for decomposed ones', '회원', ['105']],
      ['nothing but spaces', '   ', '101 9 10 103 104 105 106 107 109 110 111'.split(' ')],
      ['a percent sign as itself', '100%', ['104']],
      ['a lone percent sign as itself', '%', ['104']],
      ['an underscore as itself', 'a_b', ['104']],
      ['an underscore that stands nowhere', '리_컨', []],
      ['a backslash as itself', 'c:\\temp', ['106']],
      ['a quote', "' or 1=1 --", []],
      ['initial consonants of a subject', 'ㄹㅁㅋ', ['101']],
      ['initial consonants as a keyboard joins them', 'ㄻㅋ', ['101']],
      ['initial consonants over a space', 'ㅇㅅㅅㄹ', ['9']],
      ['initial consonants that only an answer has', 'ㄱㄱㅍㅍ', []],
      ['initial consonants beside a word', 'ㅈㅅㄱ 방문', ['107']],
      ['one consonant, which is a letter', 'ㄹ', []],
      ['what tags and scripts held', 'alert', []],
    ])('finds by %s', async (_, searchStr, expected) => {
      expect(await ids({ searchStr })).toEqual(expected);
    });

    test('shows a question from midnight in Seoul on its day', async () => {
      const before = await ask({ product: 'w' }, await api().at('2026-11-21T23:59:59+09:00'));
      const after = await ask({ product: 'w' }, await api().at('2026-11-22T00:00:00+09:00'));
      expect([before.resultData.total, after.resultData.total]).toEqual([2, 3]);
      expect(after.resultData.list[0]?.bbsIdx).toBe('108');
    });

    test.each([
      ['a page', { curPage: 2, pageSize: 4 }, 2, ['104', '105', '106', '107']],
      ['the last page', { curPage: 3, pageSize: 4 }, 3, ['109', '110', '111']],
      ['the last page for one beyond it', { curPage: 99, pageSize: 4 }, 3, ['109', '110', '111']],
      ['page 1 of nothing', { curPage: 5, searchStr: '없는말' }, 1, []],
      [
        'the page a question stands on',
        { faqIdx: '107', pageSize: 4 },
        2,
        '104 105 106 107'.split(' '),
      ],
      [
        'its page under the same filter',
        { faqIdx: '110', pageSize: 1, type: 'rental' },
        2,
        ['110'],
      ],
      [
        'the asked page for a filtered-out question',
        { faqIdx: '101', type: 'rental', pageSize: 1, curPage: 2 },
        2,
        ['110'],
      ],
      [
        'the asked page for an unknown question',
        { faqIdx: '999', pageSize: 4, curPage: 3 },
        3,
        ['109', '110', '111'],
      ],
      [
        'the asked page for tomorrow’s question',
        { faqIdx: '108', pageSize: 4 },
        1,
        '101 9 10 103'.split(' '),
      ],
    ])('answers %s', async (_, input, curPage, expected) => {
      const answer = await page(input);
      expect(answer.curPage).toBe(curPage);
      expect(answer.list.map(({ bbsIdx }) => bbsIdx)).toEqual(expected);
    });

    test('removes hostile markup', async () => {
      const { list } = await page({ searchStr: '경로' });
      expect(list[0]?.html).toBe('<p>아닙니다.</p>');
    });

    test('refuses text that the database cannot store', async () => {
      for (const searchStr of ['a\0b', '가\udc00', '\ud83d']) {
        const answer = await post(await api().at(noon), listFaqs.path, { searchStr });
        expect(answer.statusCode).toBe(422);
        expect(answer.json().error.fields).toEqual({ searchStr: expect.stringContaining('문자') });
      }
    });
  });
