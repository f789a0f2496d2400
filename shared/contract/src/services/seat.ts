import type { NextStep, Service, ServiceMenu, ServicePage } from './service.ts';

/** Weeks within which seats are delivered. */
export const SEAT_WEEKS = { from: 1, to: 4 } as const;

/** Won that the visit for a seat replacement may cost. */
export const SEAT_VISIT_FEE = 30_000;

export const seat = {
  name: '시트 교체',
  products: ['bf'],
  stages: { '1': '접수중', '2': '접수확인', '3': '기사배정', '4': '방문완료' },
  orderType: '8',
  discount: { rate: 5, needsConsent: false },
  paid: 'before',
  reads: ['replacementList', 'replacementInfo'],
  names: { read: 'id' },
  days: {
    first: '방문',
    second: null,
    ahead: SEAT_WEEKS.from * 7,
    early: `시트 준비에 ${SEAT_WEEKS.from}~${SEAT_WEEKS.to}주 걸림`,
  },
} as const satisfies Service;

export const seatMenu: ServiceMenu = {
  text: '안마의자의 닳은 시트만 골라 바꿉니다.',
  order: 50,
  words: [
    '시트',
    '시트 교체',
    '시트갈이',
    '천갈이',
    '가죽',
    '커버',
    '찢어지다',
    '벗겨지다',
    '까지다',
    '신청',
    '비용',
    '가격',
    '견적',
    '얼마',
    '천',
    '해지다',
    '닳다',
    '종아리',
    '머리 쿠션',
  ],
};

export const seatPage: ServicePage = {
  description: '닳은 시트를 골라 교체를 신청하고 비용을 미리 보실 수 있습니다.',
};

export const seatNext: readonly NextStep[] = [
  ['상담원이 내용을 확인합니다.', 'answer'],
  ['시트를 준비하고 방문할 기사를 배정합니다.', 'first'],
  ['기사가 방문해 시트를 교체합니다.', 'first'],
];
