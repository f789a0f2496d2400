import type { AnswerOf, Bill, getPayOrder, payIdKey, PaymentResult } from '@portal/contract';
import type { Page } from '@playwright/test';
import { asMember, both } from './form-states.ts';
import { answer, fail, presses, sees } from '../content/service-answers.ts';
import { settled } from '../test.ts';

const moid = '20261122-0123456789ABCDEF';
const ORDER = '/payment?ordNbr=200017';
const RESULT = `/payment/pay_result?moid=${moid}`;

const order: AnswerOf<typeof getPayOrder> = {
  ordNbr: '200017',
  service: 'transfer',
  goodsName: '한결 안마의자 프리미엄 HB-700',
  is: 'payable',
  quote: {
    lines: [
      { code: 'work', label: '이전설치비', amount: 180_000, condition: '같은 지역' },
      { code: 'onSite', label: '사다리차', amount: null, condition: '70,000원에서 100,000원 정도' },
      {
        code: 'discount',
        label: '할인 10%',
        amount: -18_000,
        condition: '온라인 접수, 마케팅 정보 수신 동의',
      },
      { code: 'point', label: '포인트 사용', amount: -2_000, condition: '1포인트는 1원' },
    ],
    total: 162_000,
    point: 2_000,
    payable: 160_000,
  },
  pointMax: 162_000,
  begun: null,
  paidBy: null,
};
const merchant: AnswerOf<typeof payIdKey> = {
  mid: 'sandbox',
  payMethods: ['1', '2', '4', '7'],
  windowScript: 'http://127.0.0.1/nicepay-pgweb.js',
};
const bill = (goodsIdx: string, goodsName: string, more: Partial<Bill> = {}): Bill => ({
  goodsIdx,
  goodsName,
  custCode: `C${goodsIdx}`,
  month: '2026-10',
  dueOn: '2026-10-05',
  isOverdue: true,
  goodsPrice: 39_900,
  begun: null,
  ...more,
});
const payment: PaymentResult = {
  moid,
  outcome: 'open',
  masked: false,
  amount: 160_000,
  point: 2_000,
  payMethod: '1',
  jobKind: 'order',
  ordNbr: '200017',
  service: 'transfer',
  goodsName: order.goodsName,
  lines: order.quote.lines,
  escrow: false,
  reason: '',
  paidAt: null,
  approvalNo: '',
  approvedBy: '',
  deposit: null,
  refund: null,
};
const paid: PaymentResult = {
  ...payment,
  outcome: 'paid',
  paidAt: '2026-11-22T05:03:00Z',
  approvalNo: '30012345',
  approvedBy: '가나카드',
};

const pays = (more: Partial<typeof order> = {}) =>
  both(
    asMember,
    answer('/api/product/payIdKey', merchant),
    answer('/api/pay/getPayOrder', { ...order, ...more }),
  );
const owes = (list: Bill[]) =>
  both(
    asMember,
    answer('/api/product/payIdKey', merchant),
    answer('/api/pay/getPayBills', { list }),
  );
const ends = (more: Partial<PaymentResult>) =>
  both(asMember, answer('/api/pay/getPayResult', { ...payment, ...more }));
const result = (name: string, more: Partial<PaymentResult>, text: string) => ({
  name: `a payment: ${name}`,
  path: RESULT,
  before: ends(more),
  after: sees(text),
});

/** What is paid for, how, and what became of it, in each of their states. */
export const paymentStates = [
  { name: 'a payment, without a login', path: ORDER },
  { name: 'an order to pay', path: ORDER, before: pays(), after: sees('160,000원 결제하기') },
  {
    name: 'an order to pay, not agreed to and with too many points',
    path: ORDER,
    before: pays({ pointMax: 10_000 }),
    async after(page: Page) {
      await settled(page);
      await page.getByLabel(/쓰실 포인트/).fill('10001');
      await presses(/결제하기$/, '내용과 금액을 확인해 주세요.')(page);
    },
  },
  {
    name: 'an order to pay that did not begin',
    path: ORDER,
    before: both(pays(), fail('/api/order/getMoid')),
    async after(page: Page) {
      await settled(page);
      await page.getByRole('checkbox', { name: /동의합니다/ }).check();
      await presses(/결제하기$/, '결제를 시작하지 못했습니다.')(page);
    },
  },
  {
    name: 'an order whose payment was left',
    path: ORDER,
    before: pays({ begun: { moid, outcome: 'open' } }),
    after: sees('이어서 결제하기'),
  },
  {
    name: 'an order that is paid',
    path: ORDER,
    before: pays({ is: 'paid', paidBy: moid }),
    after: sees('이미 결제하셨습니다.'),
  },
  {
    name: 'an order that is cancelled',
    path: ORDER,
    before: pays({ is: 'cancelled' }),
    after: sees('취소된 접수입니다.'),
  },
  {
    name: 'a payment for an order that is not there',
    path: '/payment?ordNbr=1',
    before: asMember,
    after: sees('결제하실 접수를 찾을 수 없습니다.'),
  },
  {
    name: 'bills',
    path: '/payment',
    before: owes([
      bill('31', '한결 안마의자 프리미엄 HB-700'),
      bill('32', '한결 냉온정수기 HW-310', {
        month: '2026-11',
        dueOn: '2026-11-25',
        isOverdue: false,
        goodsPrice: 14_900,
      }),
      bill('33', '한결 모션베드 HL-400', { begun: { moid, outcome: 'checking' } }),
    ]),
    after: sees('54,800원 결제하기'),
  },
  {
    name: 'bills, none',
    path: '/payment',
    before: owes([]),
    after: sees('납부할 정보가 없습니다.'),
  },
  result('left', {}, '결제 그만두기'),
  result('being checked', { outcome: 'checking' }, '앞으로 이렇게 됩니다'),
  result('paid', paid, '영수증 인쇄하기'),
  result('paid in escrow, with a refund', { ...paid, escrow: true, refund: 'due' }, '[에스크로]'),
  result(
    'a deposit account',
    {
      outcome: 'deposit',
      payMethod: '4',
      deposit: {
        bankName: '가나은행',
        accountNo: '110-0000-000123',
        holder: '주식회사 가나',
        until: '2026-11-25T23:59:00+09:00',
      },
    },
    '110-0000-000123',
  ),
  result(
    'failed',
    {
      outcome: 'failed',
      reason: '카드사가 승인하지 않았습니다. 한도를 확인하시거나 다른 카드로 결제해 주세요.',
    },
    '다시 결제하기',
  ),
  result('cancelled', { outcome: 'cancelled' }, '다시 결제하기'),
  result(
    'somebody else’s',
    {
      ...paid,
      masked: true,
      ordNbr: null,
      service: null,
      goodsName: '',
      lines: [],
      approvalNo: '',
      approvedBy: '',
    },
    '결제하신 분으로 로그인하시면',
  ),
  { name: 'a payment that is not there', path: '/payment/pay_result?moid=1' },
];
