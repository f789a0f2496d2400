import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  findModels,
  listFaqs,
  listReferences,
  referenceBoards,
  searchSite,
  type AnswerOf,
} from '@portal/contract';
import { post, type TestApi } from '../../testing/api.ts';

const DEMO = 'server/content';
const contentOf = <T>(file: string) => JSON.parse(readFileSync(`${DEMO}/${file}`, 'utf8')) as T[];
const models = contentOf<{ goodsCd: string }>('product.json').map(({ goodsCd }) => goodsCd);
const manualOf = new Map(
  contentOf<{ bbsIdx: string; model: string }>('manual.json').map((post) => [
    post.model,
    post.bbsIdx,
  ]),
);
const questions = contentOf<{ models?: string[] }>('faq.json');

const wide = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** A model's number as customers write it: HB-520. */
const spellings = (model: string) => [
  model,
  model.toLowerCase(),
  model.replace('-', ''),
  model.toLowerCase().replace('-', ''),
  model.replace('-', ' '),
  model.replace('-', '–'),
  wide(model),
  `  ${model} `,
];

/** What does not work, in the words of customers: joined, apart, short or in a sentence. */
const symptoms = [
  ['faq 1123', '작동안함', '작동 안함', '작동 안 함', '작동이 안 돼요', '작동안됨', '작동불량'],
  ['faq 1123', '동작안함', '작동하지않음', '작동 않음', '안움직임', '안 움직여요', '먹통'],
  ['video 2012', '전원안켜짐', '전원 안 켜짐', '전원이안들어와요', '전원이 안 들어와요'],
  ['faq 1048', '물안나옴', '물 안 나옴', '물이안나와요', '물이 안 나와요'],
  ['faq 1004', '온수안나옴', '온수 안 나와요', '온수가안나와요'],
  ['faq 1107', '소음심함', '소음 심해요', '소리가 나요'],
  ['faq 1026', '로그인안됨', '로그인 안 돼요', '로그인이안돼요'],
  ['manual 3015', '냉수 뜨거운 물', '냉수뜨거운물'],
  ['video 2004', '필터교체방법', '필터 교체 방법'],
].flatMap(([hit = '', ...written]) => written.map((searchStr) => [searchStr, hit] as const));

/** One thing is found however it is spelled, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the spelling of a search', () => {
    beforeAll(() => api().loadContent(DEMO));
    afterAll(() => api().loadContent());

    const find = async (searchStr: string, classification = 'all') => {
      const query = { searchStr, classification };
      const answer = await api().app.inject({ url: searchSite.path, query });
      return answer.json<{ resultData: AnswerOf<typeof searchSite> }>().resultData;
    };
    const ask = async (searchStr: string) => {
      const answer = await post(api().app, listFaqs.path, { searchStr });
      return answer.json<{ resultData: AnswerOf<typeof listFaqs> }>().resultData;
    };

    test.each(models)('%s is found by every spelling of its number', async (model) => {
      const found = await find(model);
      expect(found.similar).toBe(false);
      expect((await find(model, 'manual')).list[0]?.bbsIdx).toBe(manualOf.get(model));
      const asked = await ask(model);
      expect(asked.total).toBeGreaterThanOrEqual(
        questions.filter(({ models: about = [] }) => about.includes(model)).length,
      );
      for (const spelling of spellings(model)) {
        expect([spelling, await find(spelling)]).toEqual([spelling, found]);
        expect([spelling, await ask(spelling)]).toEqual([spelling, asked]);
        const one = await api().app.inject({
          url: findModels.path,
          query: { goodsName: spelling },
        });
        expect(one.body).toContain(`"goodsCd":"${model}"`);
      }
    });

    test.each(['hb520사용설명서', 'HB520 설명서', '안마의자hb520', '에이치비520 사용설명서'])(
      '%s first finds the manual of HB-520',
      async (searchStr) => {
        expect((await find(searchStr)).list[0]?.bbsIdx).toBe(manualOf.get('HB-520'));
      },
    );

    test('another number is another model, and no misspelling', async () => {
      expect((await find('hb530')).total).toBe(0);
    });

    test.each(symptoms)('%s first finds %s', async (searchStr, hit) => {
      const { list, similar } = await find(searchStr);
      const [first] = list;
      expect([`${first?.classification} ${first?.bbsIdx}`, similar]).toEqual([hit, false]);
    });

    test('downloads are found by the words of customers too', async () => {
      const bbsCode = referenceBoards.download;
      const subjectsOf = async (searchStr: string) => {
        const answer = await post(api().app, listReferences.path, { bbsCode, searchStr });
        const { list } = answer.json<{ resultData: AnswerOf<typeof listReferences> }>().resultData;
        return list.map(({ subject }) => subject);
      };
      expect(await subjectsOf('침대 전자파')).toEqual(['모션베드 전자파 시험 자료']);
      expect(await subjectsOf('hb520')).toEqual(['안마의자 전자파 시험 자료']);
    });
  });
