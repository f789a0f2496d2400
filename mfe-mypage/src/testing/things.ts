import type { AnswerOf, readOverview, OrderSummary } from '@portal/contract';
import { nextVisit, repair } from '@portal/testing/member';
import { orderPayment } from '@portal/testing/payments';
import { registrationAt } from '@portal/testing/products';

/** A repair with an engineer assigned. */
export const order: OrderSummary = {
  ...repair,
  payment: orderPayment(),
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
  payment: orderPayment({ is: 'unpaid', amount: 162_000 }),
};

export const overview: AnswerOf<typeof readOverview> = {
  unavailable: [],
  visit: nextVisit,
  delivery: {
    orderNo: '2026111600017',
    orderKind: '1',
    goodsName: '편안 모션베드',
    statusName: '출고',
    installOn: '2026-12-01',
    dayState: 'fixed',
  },
  showroom: { visitIdx: '81', name: '강남 매장', visitOn: '2026-11-24', visitTime: '14:00' },
  withdrawal: { on: '2026-12-07', amount: 89_800, contracts: 2, goodsName: '편안 안마의자' },
  points: { total: 20_000, expiring: 1_500, expiresOn: '2026-12-31' },
  unpaid: { orders: [unpaidOrder], bills: { count: 2, amount: 79_800 } },
  inquiries: 3,
};

/** A refused registration. */
export const refused = registrationAt('COMPLETE', {
  refused: true,
  refusal: '사진에서 주문한 날짜가 보이지 않습니다.',
});
