import {
  registrationStages,
  type AnswerOf,
  type Registration,
  type RegistrationStage,
  type listProductOrders,
  type Usage,
} from '@portal/contract';

/** A rented purifier with a contract and regular care, for which one service is unavailable. */
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
    products: 1,
    withdrawOn: '2026-12-07',
    until: '2030-03-01',
    daysLeft: 1194,
  },
  care: { months: 4, nextOn: '2026-12-10' },
  services: [
    { service: 'after', refusal: null },
    { service: 'transfer', refusal: null },
    { service: 'w_filter', refusal: '이미 이용 중인 필터 멤버십이 있습니다.' },
  ],
};
/** Why a product with unverified usage gets no services. */
export const UNVERIFIED = '사용 정보가 확인되지 않아 신청하실 수 없습니다.';

/** A chair that the member bought, out of warranty. `verified` is false, so services cannot be requested. */
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

/** An order that has been dispatched. */
export const shipped: AnswerOf<typeof listProductOrders>['list'][number] = {
  ordNo: '2026111600017',
  orderKind: '1',
  orderedOn: '2026-11-16',
  installedOn: null,
  goodsNames: ['편안 안마의자', '발 쿠션'],
  delivery: {
    status: 'DISPATCH',
    statusName: '출고',
    installOn: '2026-12-01',
    dayState: 'fixed',
    shipments: [
      {
        parts: [
          { goodsName: '편안 안마의자', qty: 1 },
          { goodsName: '발 쿠션', qty: 2 },
        ],
        statusName: '출고',
        installOn: '2026-12-01',
        dayState: 'fixed',
      },
    ],
  },
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
