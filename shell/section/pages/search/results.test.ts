import { expect, test } from '@jest/globals';
import type { SearchHit } from '@portal/contract';
import { hitLabel, hitPath, menuHits } from './results.ts';

const hit = (classification: SearchHit['classification'], product: SearchHit['product']) => ({
  classification,
  bbsIdx: '12',
  product,
  subject: '',
  excerpt: '',
  marks: [],
  publishedOn: '2026-11-21',
});

test.each([
  ['faq', 'w', '/guide/faq?faq=12#faq-12', '자주 묻는 질문 · 정수기'],
  ['video', 'bf', '/guide/video?bbsIdx=12', '동영상 · 안마의자'],
  ['manual', 'o', '/guide/manual?bbsIdx=12', '설명서 · 기타'],
  ['notice', null, '/customer/notice/12', '공지사항'],
] as const)('a hit of %s about %s is at %s, as %s', (classification, product, path, label) => {
  expect(hitPath(hit(classification, product))).toBe(path);
  expect(hitLabel(hit(classification, product))).toBe(label);
});

const menu = [
  {
    name: 'guide',
    label: '문제 해결',
    items: [
      { label: '자주 묻는 질문', href: '/guide/faq' },
      { label: '사용 설명서', href: '/guide/manual' },
    ],
  },
];

test.each([
  ['설명서', ['/guide/manual']],
  ['ㅅㅇㅅㅁㅅ', ['/guide/manual']],
  ['문제 해결', ['/guide/faq', '/guide/manual']],
  ['필터', []],
  ['', []],
])('menus called "%s" are %j', (searchStr, hrefs) => {
  expect(menuHits(menu, searchStr).map(({ href }) => href)).toEqual(hrefs);
});

const moving = [
  { word: '이사', also: ['이전설치', '옮기'], weight: 2 },
  { word: '달', also: [], weight: 1 },
];
const services = [
  {
    name: 'service',
    label: '서비스 신청',
    items: [
      { label: '이전설치 신청', href: '/service/service_transfer' },
      { label: '시트 교체 신청', href: '/service/service_seat' },
    ],
  },
];

test('a menu entry is found by other words for what most of a search says', () => {
  const found = (words: typeof moving) =>
    menuHits(services, '다음 달에 이사해요', words).map(({ href }) => href);
  expect(found(moving)).toEqual(['/service/service_transfer']);
  expect(found(moving.map((one) => ({ ...one, weight: 3 - one.weight })))).toEqual([]);
  expect(found([])).toEqual([]);
});
