import type { NextStep, Service, ServiceMenu, ServicePage, ServiceProduct } from './service.ts';

/** Days from the request to disassembly, by product group (readings of the specification). */
export const ASSEMBLE_DAYS = { bf: 7, l: 5, w: 7 } as const satisfies Record<
  ServiceProduct,
  number
>;

export const assemble = {
  name: '분해·조립',
  products: ['bf', 'l', 'w'],
  stages: { '1': '접수중', '2': '접수확인', '3': '분해완료', '4': '조립완료' },
  orderType: '6',
  discount: { rate: 10, needsConsent: true },
  paid: 'before',
  reads: ['assembleList', 'assembleInfo'],
  names: { quote: 'grpCode' },
  days: { first: '분해', second: '조립', ahead: ASSEMBLE_DAYS, noSunday: ['l'] },
} as const satisfies Service;

export const assembleMenu: ServiceMenu = {
  text: '잠시 나누어 두었다가 다시 조립합니다.',
  order: 70,
  words: [
    '분해',
    '조립',
    '분해조립',
    '해체',
    '떼다',
    '공사',
    '도배',
    '인테리어',
    '집수리',
    '나누다',
    '신청',
    '비용',
    '가격',
    '견적',
    '얼마',
  ],
};

export const assemblePage: ServicePage = {
  lead: '도배나 공사 때 나누어 두었다가 같은 곳에서 다시 조립해 드립니다.',
  description: '나누고 다시 조립하는 비용과 날짜를 보고 신청하실 수 있습니다.',
};

export const assembleNext: readonly NextStep[] = [
  ['상담원이 내용을 확인합니다.', 'answer'],
  ['기사가 방문해 제품을 분해합니다.', 'first'],
  ['기사가 방문해 제품을 조립합니다.', 'second'],
];
