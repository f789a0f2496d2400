import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { searchSite, listFaqs, type AnswerOf } from '@portal/contract';
import { post, type TestApi } from '../../testing/api.ts';
import { goodShare, judge, queries } from '../../testing/search-quality/judge.ts';
import type { Synonym } from './vocabulary.ts';

const DEMO = 'server/content';

/** As customers write, and the first hit in the site search and in the FAQ. */
const searches = [
  ['필터 교체', 'video 2004', '1007'],
  ['필터교체', 'video 2004', '1007'],
  ['시트 교체', 'faq 1073', '1043'],
  ['시트교체', 'faq 1073', '1043'],
  ['시리얼 번호', 'faq 1090', '1090'],
  ['시리얼번호', 'faq 1090', '1090'],
  ['정품 등록', 'faq 1093', '1093'],
  ['정품등록', 'faq 1093', '1093'],
  ['카드 변경', 'faq 1101', '1101'],
  ['카드변경', 'faq 1101', '1101'],
  ['환불', 'faq 1126', '1070'],
  ['소음', 'faq 1107', '1107'],
  ['A/S', 'faq 1121', '1121'],
  ['에이에스', 'faq 1121', '1121'],
  ['누수', 'faq 1068', '1068'],
  ['물이 새요', 'faq 1068', '1068'],
  ['리모컨', 'faq 1098', '1080'],
  ['리모콘', 'faq 1098', '1080'],
  ['리모컨을', 'faq 1098', '1080'],
  ['모션베드리모컨', 'faq 1098', '1080'],
  ['이전설치', 'faq 1097', '1097'],
  ['이사', 'video 2019', '1059'],
  ['분해조립', 'faq 1062', '1062'],
  ['분해·조립', 'faq 1062', '1062'],
  ['물맛', 'faq 1071', '1071'],
  ['냄새', 'faq 1091', '1091'],
  ['온수', 'faq 1004', '1004'],
  ['냉수', 'faq 1086', '1086'],
  ['안마의자 전원', 'faq 1022', '1022'],
  ['배송조회', 'faq 1110', '1110'],
  ['납부일변경', 'faq 1042', '1042'],
  ['결제일변경', 'faq 1042', '1042'],
  ['출금일', 'faq 1124', '1042'],
  ['비밀번호', 'faq 1065', '1065'],
  ['비번', 'faq 1065', '1065'],
  ['본인확인', 'faq 1054', '1040'],
  ['인증', 'faq 1054', '1040'],
  ['회원탈퇴', 'faq 1028', '1028'],
  ['위약금', 'faq 1112', '1112'],
  ['렌탈해지', 'faq 1111', '1111'],
  ['포인트', 'faq 1079', '1006'],
  ['마일리지', 'faq 1079', '1006'],
  ['사다리차비용', 'faq 1030', '1030'],
  ['필터멤버십', 'faq 1127', '1069'],
  ['매뉴얼', 'manual 3016', '1074'],
  ['HB-700', 'manual 3011', '1039'],
  ['hw310', 'manual 3015', '1007'],
  ['삐걱', 'faq 1076', '1076'],
  ['폐기', 'faq 1109', '1109'],
  ['제주도', 'faq 1114', '1114'],
  ['에러코드', 'faq 1041', '1041'],
  ['표시등', 'faq 1128', '1008'],
  ['정전', 'faq 1122', '1122'],
  ['사칭', 'notice 4010', ''],
  ['동파', 'notice 4012', ''],
  ['쉬는날', 'notice 4005', ''],
  ['임산부', 'faq 1103', '1103'],
  ['찢어짐', 'faq 1032', '1032'],
  ['분실', 'faq 1098', '1098'],
  ['침대가 안움직여요', 'faq 1123', '1123'],
  ['흠집', 'faq 1104', '1104'],
  ['로그아웃', 'faq 1026', '1026'],
  ['ㄹㅁㅋ', 'faq 1098', '1080'],
] as const;

/** One wrong key, or the keyboard still set to English. */
const typos = [
  ['정슈기', 'video 2024', '1068'],
  ['필타교체', 'video 2004', '1007'],
  ['안마위자', 'faq 1104', '1070'],
  ['환뷸', 'faq 1126', '1070'],
  ['매트리쓰', 'faq 1118', '1034'],
  ['flahzjs', 'faq 1098', '1080'],
] as const;

/** The demo content is found as Koreans write, on both databases. `npm run search-quality` names each query of the quality. */
export const suite = (api: () => TestApi) =>
  describe('the search in Korean', () => {
    beforeAll(() => api().loadContent(DEMO));
    afterAll(() => api().loadContent());

    const find = async (searchStr: string, listSize = '10') => {
      const query = { searchStr, listSize };
      const answer = await api().app.inject({ url: searchSite.path, query });
      return answer.json<{ resultData: AnswerOf<typeof searchSite> }>().resultData;
    };
    const ask = async (searchStr: string) => {
      const answer = await post(api().app, listFaqs.path, { searchStr });
      return answer.json<{ resultData: AnswerOf<typeof listFaqs> }>().resultData;
    };
    const hitOf = ({ classification, bbsIdx }: { classification: string; bbsIdx: string }) =>
      `${classification} ${bbsIdx}`;
    const firsts = async (searchStr: string) => {
      const { list, similar } = await find(searchStr);
      const [question] = (await ask(searchStr)).list;
      const [hit] = list.map(hitOf);
      return { hit, question: question?.bbsIdx ?? '', similar };
    };

    test.each(searches)('%s first finds %s, and question %s', async (searchStr, hit, question) => {
      expect(await firsts(searchStr)).toEqual({ hit, question, similar: false });
    });

    test.each(typos)('%s finds %s and question %s', async (searchStr, hit, question) => {
      expect(await firsts(searchStr)).toEqual({ hit, question, similar: true });
    });

    test.each([
      ['필터교체', '필터 교체'],
      ['시트교체', '시트 교체'],
      ['시리얼번호', '시리얼 번호'],
      ['정품등록', '정품 등록'],
      ['카드변경', '카드 변경'],
    ])('%s finds what %s finds', async (joined, spaced) => {
      expect(await find(joined)).toEqual(await find(spaced));
      expect(await ask(joined)).toEqual(await ask(spaced));
    });

    test('of the queries at least 80 % have a fitting post among the first three', async () => {
      const hits = async (searchStr: string) => (await find(searchStr, '5')).list.map(hitOf);
      const judged = await judge({ ...queries.short, ...queries.sentence, ...queries.wrong }, hits);
      expect(goodShare(judged)).toBeGreaterThanOrEqual(0.8);
    });

    test('every synonym leads somewhere', async () => {
      const synonyms = JSON.parse(readFileSync(`${DEMO}/synonym.json`, 'utf8')) as Synonym[];
      const lost: string[] = [];
      for (const { word } of synonyms) if ((await find(word)).total === 0) lost.push(word);
      expect(lost).toEqual([]);
    });
  });
