import {
  registrationStages,
  type AnswerOf,
  type getOverview,
  type OrderSummary,
  type Registration,
  type RegistrationStage,
  type selectOrderList,
  type Usage,
} from '@portal/contract';

/** The answer of a list with a single page. */
export const listOf = <T>(...list: T[]) => ({ list, total: list.length, curPage: 1, pageSize: 10 });

/** A repair with an engineer assigned. */
export const order: OrderSummary = {
  ordNbr: '20260001',
  service: 'after',
  orderType: 'after',
  status: 'ENGINEER',
  statusName: '기사배정',
  goodsName: '편안 정수기',
  product: 'w',
  receivedOn: '2026-11-20',
  visitOn: '2026-11-26',
  payable: 0,
};
/** A transfer that waits for its payment. */
export const unpaidOrder: OrderSummary = {
  ...order,
  ordNbr: '20260002',
  service: 'transfer',
  orderType: '3',
  status: 'WAIT',
  statusName: '결제 대기',
  goodsName: '편안 안마의자',
  product: 'bf',
  visitOn: '2026-12-03',
  payable: 162_000,
};

export const overview: AnswerOf<typeof getOverview> = {
  unavailable: [],
  visit: order,
  delivery: {
    orderNo: '2026111600017',
    goodsName: '편안 모션베드',
    statusName: '출고',
    installOn: '2026-12-01',
  },
  showroom: { visitIdx: '81', name: '강남 매장', visitOn: '2026-11-24', visitTime: '14:00' },
  withdrawal: { on: '2026-12-07', amount: 89_800, contracts: 2, goodsName: '편안 안마의자' },
  points: { total: 20_000, expiring: 1_500, expiresOn: '2026-12-31' },
  unpaid: { orders: [unpaidOrder], bills: { count: 2, amount: 79_800 } },
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

/** A rented purifier with a contract and regular care. One service cannot be requested for it. */
export const rented: Usage = {
  productIdx: '72',
  goodsCd: 'HW-310',
  goodsName: '편안 정수기',
  product: 'w',
  ordNo: '1002',
  serialNo: 'C2504001234',
  orderKind: '1',
  installedOn: '2025-03-02',
  verified: true,
  contractHolder: true,
  place: null,
  warranty: { months: 24, until: '2027-03-01', daysLeft: 463 },
  contract: {
    custCode: '3100101',
    monthly: 29_900,
    payDay: 5,
    withdrawOn: '2026-12-07',
    until: '2030-03-01',
  },
  care: { months: 4, nextOn: '2026-12-10' },
  services: [
    { service: 'after', refusal: null },
    { service: 'transfer', refusal: null },
    { service: 'w_filter', refusal: '이미 이용 중인 필터 멤버십이 있습니다.' },
  ],
};
const UNVERIFIED = '사용 정보가 확인되지 않아 신청하실 수 없습니다.';
/** A bought chair. Its warranty has ended, and its usage is not verified. */
export const bought: Usage = {
  ...rented,
  productIdx: '71',
  goodsCd: 'HB-700',
  goodsName: '편안 안마의자',
  product: 'bf',
  serialNo: null,
  orderKind: '0',
  verified: false,
  warranty: { months: 12, until: '2026-03-01', daysLeft: 0 },
  contract: null,
  care: null,
  services: [
    { service: 'after', refusal: UNVERIFIED },
    { service: 'seat', refusal: UNVERIFIED },
  ],
};

type Order = AnswerOf<typeof selectOrderList>['list'][number];
/** An order that has been dispatched. */
export const shipped: Order = {
  ordNo: '2026111600017',
  orderKind: '1',
  orderedOn: '2026-11-16',
  installedOn: null,
  goodsNames: ['편안 안마의자', '발 쿠션'],
  delivery: { status: 'DISPATCH', statusName: '출고', installOn: '2026-12-01' },
};

const stages = Object.keys(registrationStages) as RegistrationStage[];
/** A registration in the stage `status`. */
export const registrationAt = (
  status: RegistrationStage,
  own: Partial<Registration> = {},
): Registration => ({
  bbsIdx: '70001',
  goodsCd: 'HB-700',
  goodsName: '편안 안마의자',
  product: 'bf',
  serialNo: 'C2504001234',
  status,
  statusName: registrationStages[status],
  receivedOn: '2026-11-20',
  answerBy: '2026-11-24',
  refused: false,
  boughtAt: 'market',
  shop: '한빛몰',
  boughtOn: '2026-10-03',
  photos: [],
  refusal: null,
  productIdx: null,
  stages: stages.map((each, i) => {
    const at = stages.indexOf(status);
    return {
      status: each,
      name: registrationStages[each],
      is: i < at ? 'done' : i === at ? 'now' : 'next',
      on: i <= at ? '2026-11-20' : null,
    };
  }),
  ...own,
});
export const refused = registrationAt('COMPLETE', {
  refused: true,
  refusal: '사진에서 주문한 날짜가 보이지 않습니다.',
});
