import type { AnswerOf, readOverview, OrderSummary, Usage } from '@portal/contract';
import { orderPayment } from '@portal/testing/payments';
import { bought, registrationAt, rented } from '@portal/testing/products';
import { LONG } from './product-answers.ts';
import { summary } from './service-answers.ts';

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
    payment: orderPayment({ is: 'unpaid', amount: 225_000 }),
  },
  { ...summary, ordNbr: '20260003', status: 'CANCEL', statusName: '취소됨' },
];

/** An overview with an entry in every part, in the longest words. */
export const overview: AnswerOf<typeof readOverview> = {
  unavailable: [],
  visit: { ...summary, late: false },
  delivery: {
    orderNo: '2026111600017',
    orderKind: '1',
    goodsName: LONG,
    statusName: '출고',
    installOn: '2026-12-01',
    dayState: 'toConfirm',
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

export const usages: Usage[] = [
  { ...rented, goodsName: '한결 냉온정수기 HW-310(가정용, 언더싱크 설치, 흰색)' },
  { ...bought, goodsName: LONG },
];

/** A completed registration, with its product. */
export const registered = registrationAt('COMPLETE', {
  bbsIdx: '70003',
  goodsName: LONG,
  productIdx: '71',
});
