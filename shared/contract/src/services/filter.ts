import type { NextStep, Service, ServiceMenu, ServicePage } from './service.ts';

/** The filter membership: won a month, months of a term, and terms at most. */
export const FILTER_MEMBERSHIP = { fee: 14_900, months: 12, terms: 2 } as const;

/** Won over all months of so many terms. */
export const membershipTotal = (terms: number): number =>
  FILTER_MEMBERSHIP.fee * FILTER_MEMBERSHIP.months * terms;

export const filter = {
  name: '필터 멤버십',
  products: ['w'],
  stages: { '1': '접수중', '2': '접수확인', '3': '이용중' },
  orderType: 'w_filter',
  discount: null,
  paid: 'monthly',
  reads: ['membershipList', 'membershipInfo'],
  days: null,
} as const satisfies Service;

export const filterMenu: ServiceMenu = {
  text: '정수기 필터를 바꿀 때에 맞추어 보내 드립니다.',
  order: 50,
  words: ['필터 멤버십', '멤버십', '멤버십 가입', '정기 배송', '정기', '구독', '매달', '신청'],
};

export const filterPage: ServicePage = {
  description: '정수기 필터를 때맞추어 받으시는 멤버십입니다.',
};

export const filterNext: readonly NextStep[] = [
  ['상담원이 계약을 확인합니다.', 'answer'],
  ['첫 필터를 보내 드립니다.', 'answer'],
];
