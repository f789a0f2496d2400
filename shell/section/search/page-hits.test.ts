import { expect, test } from '@jest/globals';
import { pageHits, type Words } from './page-hits.ts';

const page = (label: string, ...words: string[]) => ({
  label,
  text: `${label}입니다.`,
  href: `/${label}`,
  words,
});
const pages = [
  page('이전설치 신청', '이전설치', '이사', '옮기다', '신청'),
  page('시트 교체 신청', '시트', '시트 교체', '신청'),
  page('비회원 접수 조회', '기사', '오다', '접수', '신청'),
  page('사용 설명서', '설명서', '매뉴얼'),
  page('고객의 소리 내역', '고객의 소리'),
  page('납부일 변경', '납부일', '바꾸다'),
];
const said = (...words: [word: string, weight: number, ...also: string[]][]): Words =>
  words.map(([word, weight, ...also]) => ({ word, weight, also }));
const labels = (searchStr: string, words: Words) =>
  pageHits(pages, searchStr, words).map(({ label }) => label);

test.each([
  ['이사', said(['이사', 3]), ['이전설치 신청']],
  ['기사님 언제 오나요', said(['기사님', 2, '기사'], ['오다', 2]), ['비회원 접수 조회']],
  ['다음 달에 옮겨요', said(['달', 1], ['옮기다', 3]), ['이전설치 신청']],
  ['설명서', [], ['사용 설명서']],
  ['ㅅㅇㅅㅁㅅ', [], ['사용 설명서']],
  ['ㅂㄱ', [], []],
  ['납부', [], ['납부일 변경']],
  // Two of its words suffice in a long sentence.
  [
    '부모님 댁으로 이사해서 안마의자를 옮기려고 해요',
    said(['부모님', 4], ['이사', 2], ['안마의자', 2], ['옮기다', 2]),
    ['이전설치 신청'],
  ],
])('%s finds %j', (searchStr, words, expected) => {
  expect(labels(searchStr, words)).toEqual(expected);
});

test.each([
  ['a word that is a part of a name alone', '소리', said(['소리', 3])],
  ['a model, whose manual is meant', 'HB-700 매뉴얼', said(['hb700', 3, 'hb-700'], ['매뉴얼', 3])],
  ['less than half of a search', '안마의자 소음 신청', said(['소음', 5], ['신청', 2])],
  ['a verb that says nothing of the page', '매트리스 바꾸기', said(['매트리스', 5], ['바꾸다', 2])],
  [
    'one of many words',
    '부모님 댁 안마의자 이사',
    said(['부모님', 4], ['안마의자', 2], ['이사', 2]),
  ],
  ['the stem of a verb', '옮기', []],
  ['nothing', '', []],
])('no page is found by %s', (_, searchStr, words) => {
  expect(labels(searchStr, words)).toEqual([]);
});

test('the page that says most comes first, and those that say much less are left out', () => {
  expect(labels('시트 신청', said(['시트', 3], ['신청', 1]))).toEqual(['시트 교체 신청']);
  expect(labels('신청', said(['신청', 1]))).toEqual([
    '이전설치 신청',
    '시트 교체 신청',
    '비회원 접수 조회',
  ]);
});
