import type { NextStep, Service, ServiceMenu, ServicePage } from './service.ts';

/** Days from pickup to installation where the two are in different regions (specification, 5). */
export const APART_DAYS = 7;

/** Won that a ladder truck costs on site, and what the country adds at most. */
export const LADDER_TRUCK = { from: 70_000, to: 100_000, countryside: 50_000 } as const;

export const transfer = {
  name: '이전설치',
  products: ['bf', 'l', 'w'],
  stages: { '1': '접수중', '2': '접수확인', '3': '회수완료', '4': '재설치완료' },
  orderType: { bf: '3', l: '4', w: '5' },
  discount: { rate: 10, needsConsent: true },
  paid: 'before',
  reads: ['transferList', 'transferDetail'],
  days: { first: '회수', second: '설치', ahead: 1 },
} as const satisfies Service;

export const transferMenu: ServiceMenu = {
  text: '이사하실 때 회수해 옮기고 다시 설치해 드립니다.',
  order: 60,
  words: [
    '이전설치',
    '이사',
    '이사짐',
    '이전',
    '옮기다',
    '이동',
    '운반',
    '재설치',
    '새집',
    '떼다',
    '가다',
    '신청',
    '비용',
    '가격',
    '견적',
    '얼마',
  ],
};

export const transferPage: ServicePage = {
  description: '이사하실 때 옮겨 설치하는 비용과 날짜를 보고 신청하실 수 있습니다.',
};

export const transferNext: readonly NextStep[] = [
  ['상담원이 내용을 확인합니다.', 'answer'],
  ['기사가 방문해 제품을 회수합니다.', 'first'],
  ['새 주소에 다시 설치합니다.', 'second'],
];
