import type {
  AnswerOf,
  getOverview,
  OrderSummary,
  Registration,
  selectOrderList,
  Usage,
} from '@portal/contract';
import { summary } from './service-answers.ts';

const LONG = '한결 안마의자 프리미엄 HB-700(가정용, 밤색 가죽, 발 안마와 온열이 있는 모델)';

export const listOf = (...list: object[]) => ({
  list,
  total: list.length,
  curPage: 1,
  pageSize: 10,
});

export const requests: OrderSummary[] = [
  summary,
  {
    ...summary,
    ordNbr: '20260002',
    service: 'transfer',
    orderType: '3',
    status: 'WAIT',
    statusName: '결제 대기',
    goodsName: LONG,
    product: 'bf',
    payable: 225_000,
  },
  { ...summary, ordNbr: '20260003', status: 'CANCEL', statusName: '취소됨' },
];

/** An overview with an entry in every part, in the longest words. */
export const overview: AnswerOf<typeof getOverview> = {
  unavailable: [],
  visit: summary,
  delivery: {
    orderNo: '2026111600017',
    goodsName: LONG,
    statusName: '출고',
    installOn: '2026-12-01',
  },
  showroom: { visitIdx: '81', name: '한결 강남 매장', visitOn: '2026-11-24', visitTime: '14:00' },
  withdrawal: { on: '2026-12-07', amount: 1_089_800, contracts: 3, goodsName: LONG },
  points: { total: 1_000_000, expiring: 150_000, expiresOn: '2026-12-31' },
  unpaid: {
    orders: requests.filter(({ status }) => status === 'WAIT'),
    bills: { count: 12, amount: 478_800 },
  },
  inquiries: 3,
};
export const quietOverview: typeof overview = {
  unavailable: [],
  visit: null,
  delivery: null,
  showroom: null,
  withdrawal: null,
  points: { total: 0, expiring: 0, expiresOn: null },
  unpaid: { orders: [], bills: { count: 0, amount: 0 } },
  inquiries: 0,
};

const UNVERIFIED = '사용 정보가 확인되지 않아 신청하실 수 없습니다.';
export const usages: Usage[] = [
  {
    productIdx: '71',
    goodsCd: 'HB-700',
    goodsName: LONG,
    product: 'bf',
    ordNo: '2024051300012',
    serialNo: 'C2504001234',
    orderKind: '1',
    installedOn: '2025-03-02',
    verified: true,
    contractHolder: true,
    place: null,
    warranty: { months: 24, until: '2027-03-01', daysLeft: 463 },
    contract: {
      custCode: '3100101',
      monthly: 59_900,
      payDay: 5,
      withdrawOn: '2026-12-07',
      until: '2030-03-01',
    },
    care: { months: 4, nextOn: '2026-12-10' },
    services: [
      { service: 'after', refusal: null },
      { service: 'seat', refusal: null },
      { service: 'transfer', refusal: null },
      { service: 'assemble_disassemble', refusal: null },
    ],
  },
  {
    productIdx: '72',
    goodsCd: 'HW-310',
    goodsName: '한결 냉온정수기 HW-310',
    product: 'w',
    ordNo: '2024051300013',
    serialNo: null,
    orderKind: '0',
    installedOn: '2024-03-02',
    verified: false,
    contractHolder: true,
    place: null,
    warranty: { months: 12, until: '2025-03-01', daysLeft: 0 },
    contract: null,
    care: null,
    services: [
      { service: 'after', refusal: UNVERIFIED },
      { service: 'w_filter', refusal: '계약자만 신청하실 수 있습니다.' },
    ],
  },
];

export const orders: AnswerOf<typeof selectOrderList>['list'] = [
  {
    ordNo: '2026111600017',
    orderKind: '1',
    orderedOn: '2026-11-16',
    installedOn: null,
    goodsNames: [LONG, '발 쿠션'],
    delivery: { status: 'DISPATCH', statusName: '출고', installOn: '2026-12-01' },
  },
  {
    ordNo: '2020051300012',
    orderKind: '1',
    orderedOn: '2020-05-13',
    installedOn: '2020-05-20',
    goodsNames: ['한결 냉온정수기 HW-310'],
    delivery: null,
  },
];

/** A refused registration. */
export const refused: Registration = {
  bbsIdx: '70001',
  goodsCd: 'HB-700',
  goodsName: LONG,
  product: 'bf',
  serialNo: 'C2504001234',
  status: 'COMPLETE',
  statusName: '처리완료',
  receivedOn: '2026-11-20',
  answerBy: '2026-11-24',
  refused: true,
  boughtAt: 'market',
  shop: '한빛몰',
  boughtOn: '2026-10-03',
  photos: [],
  refusal: '사진에서 주문한 날짜가 보이지 않습니다. 날짜가 보이게 다시 캡처해 주세요.',
  productIdx: null,
  stages: [
    { status: 'RECEIVE', name: '접수', is: 'done', on: '2026-11-20' },
    { status: 'CONFIRM', name: '확인 중', is: 'done', on: '2026-11-23' },
    { status: 'COMPLETE', name: '처리완료', is: 'now', on: '2026-11-24' },
  ],
};
/** A registration that is not checked yet. */
export const received: Registration = {
  ...refused,
  bbsIdx: '70002',
  status: 'RECEIVE',
  statusName: '접수',
  refused: false,
  refusal: null,
  stages: refused.stages.map((stage, i) => ({
    ...stage,
    is: i === 0 ? 'now' : 'next',
    on: i === 0 ? stage.on : null,
  })),
};
/** A completed registration, with its product. */
export const registered: Registration = {
  ...refused,
  bbsIdx: '70003',
  refused: false,
  refusal: null,
  productIdx: '71',
};
