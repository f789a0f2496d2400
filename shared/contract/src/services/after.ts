import type { NextStep, Service, ServiceMenu, ServicePage } from './service.ts';

export const after = {
  name: '수리',
  products: ['bf', 'l', 'w'],
  stages: { RECEIVE: '접수중', CONFIRM: '접수확인', ENGINEER: '기사배정', COMPLETE: '방문완료' },
  orderType: 'after',
  discount: { rate: 10, needsConsent: true },
  paid: 'onSite',
  reads: ['afterServiceList', 'afterServiceInfo'],
  names: { read: 'serviceIdx', cancel: 'serviceIdx' },
  days: { first: '방문', second: null, ahead: 1 },
} as const satisfies Service;

export const afterMenu: ServiceMenu = {
  label: '수리 신청',
  text: '증상을 고르면 해결 방법부터 보여 드립니다.',
  order: 40,
  home: 10,
  words: [
    '수리',
    '고장',
    'a/s',
    'as',
    '에이에스',
    '애프터서비스',
    '고치다',
    '접수',
    '신청',
    '신고',
    '고장 신고',
    '받다',
    '비용',
    '견적',
    '얼마',
  ],
};

export const afterPage: ServicePage = {
  description: '증상에 맞는 해결 방법을 먼저 보고, 방문 수리를 신청하실 수 있습니다.',
};

export const afterNext: readonly NextStep[] = [
  ['상담원이 내용을 확인합니다.', 'answer'],
  ['방문할 기사를 배정합니다.', 'first'],
  ['기사가 방문합니다.', 'first'],
];
