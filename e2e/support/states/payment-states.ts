import type { Bill, PaymentResult } from '@portal/contract';
import type { Page } from '@playwright/test';
import {
  bill,
  cancelled,
  cancelReasons,
  checking,
  deposit,
  failed,
  made,
  masked,
  merchant,
  moid,
  open,
  order,
  orderPayment,
  paid,
  refunded,
  statement,
} from '@portal/testing/payments';
import { listOf } from '@portal/testing/list';
import { asMember, both } from './form-states.ts';
import { answer, fail } from '../content/answers.ts';
import { presses, sees } from '../content/service-answers.ts';
import { settled } from '../test.ts';

const ORDER = '/payment?ordNbr=200017';
const RESULT = `/payment/pay_result?moid=${moid}`;

const byCard = { amount: 160_000, point: 2_000, payMethod: '1', moid } as const;
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
    answer('/api/pay/getPayBills', { list, last: null }),
  );
const result = (name: string, payment: PaymentResult, text: string) => ({
  name: `a payment: ${name}`,
  path: RESULT,
  before: both(asMember, answer('/api/pay/getPayResult', payment)),
  after: sees(text),
});

/** What is paid for, how, and what became of it, in each of their states. */
export const paymentStates = [
  { name: 'a payment, without a login', like: 'my page, without a login', path: ORDER },
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
    before: pays({ is: 'paid', payment: orderPayment({ is: 'paid', ...byCard }) }),
    after: sees('이미 결제하셨습니다.'),
  },
  {
    name: 'an order that is cancelled',
    path: ORDER,
    before: pays({ is: 'cancelled' }),
    after: sees('취소된 접수입니다.'),
  },
  {
    name: 'an order that was paid and is cancelled',
    path: ORDER,
    before: pays({ is: 'cancelled', payment: orderPayment({ is: 'refundDue', ...byCard }) }),
    after: sees('결제와 환불 보기'),
  },
  {
    name: 'an order that was paid by a deposit and is cancelled',
    path: ORDER,
    before: pays({
      is: 'cancelled',
      payment: orderPayment({ is: 'refundByPhone', ...byCard, payMethod: '4' }),
    }),
    after: sees('환불받으실 계좌'),
  },
  {
    name: 'an order whose visit is today',
    path: ORDER,
    before: pays({ is: 'overdue' }),
    after: sees('결제하실 수 있는 날이 지났습니다.'),
  },
  {
    name: 'an order that needs no payment',
    path: ORDER,
    before: pays({ service: 'after', is: 'none' }),
    after: sees('지금 결제하실 금액이 없습니다.'),
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
      bill('31'),
      bill('32', {
        goodsName: '한결 냉온정수기 HW-310',
        month: '2026-11',
        dueOn: '2026-11-25',
        isOverdue: false,
        goodsPrice: 14_900,
      }),
      bill('33', { goodsName: '한결 모션베드 HL-400', begun: { moid, outcome: 'checking' } }),
    ]),
    after: sees('54,800원 결제하기'),
  },
  {
    name: 'bills, none',
    path: '/payment',
    before: owes([]),
    after: sees('납부할 정보가 없습니다.'),
  },
  {
    name: 'payments',
    path: '/payment/pay_list',
    before: both(
      asMember,
      answer(
        '/api/pay/getPayList',
        listOf(made, { ...made, moid: `${moid.slice(0, -1)}Z`, payMethod: '4', refund: 'due' }),
      ),
    ),
    after: sees('결제하신 금액 160,000원'),
  },
  {
    name: 'payments, narrowed to a year and refunds',
    path: '/payment/pay_list?period=2025&kind=refund',
    before: both(
      asMember,
      answer('/api/pay/getPayList', {
        ...listOf({ ...made, refund: 'done' }),
        sums: { paid: 160_000, supply: 145_455, vat: 14_545, refunded: 160_000, refunding: 0 },
        years: ['2026', '2025'],
        days: { from: '2025-01-01', to: '2025-12-31' },
      }),
    ),
    after: sees('2025년 납부 내역서'),
  },
  {
    name: 'payments, none of a period',
    path: '/payment/pay_list?period=3m',
    before: both(asMember, answer('/api/pay/getPayList', { ...listOf(), years: ['2025'] })),
    after: sees('조건 지우고 모두 보기'),
  },
  {
    name: 'a statement of a year',
    path: '/payment/pay_statement?year=2026',
    before: both(asMember, answer('/api/pay/getPayStatement', statement)),
    after: sees('납부 내역서 인쇄하기'),
  },
  {
    name: 'a statement of a year without payments',
    path: '/payment/pay_statement?year=2024',
    before: both(
      asMember,
      answer('/api/pay/getPayStatement', {
        ...statement,
        year: '2024',
        list: [],
        sums: { paid: 0, supply: 0, vat: 0, refunded: 0, refunding: 0 },
      }),
    ),
    after: sees('2024년에 결제하신 내역이 없습니다.'),
  },
  {
    name: 'payments, none',
    path: '/payment/pay_list',
    before: both(asMember, answer('/api/pay/getPayList', listOf())),
    after: sees('내역이 없습니다.'),
  },
  result('left', open, '결제 그만두기'),
  result('being checked', checking, '앞으로 이렇게 됩니다'),
  result('paid', paid, '영수증 인쇄하기'),
  result('paid in escrow, with a refund', { ...paid, escrow: true, refund: 'due' }, '[에스크로]'),
  result('a deposit, refunded by phone', { ...paid, payMethod: '4', refund: 'due' }, '환불받으실'),
  result('a deposit account', deposit, '110-0000-000123'),
  result('failed', failed, '다시 결제하기'),
  ...Object.entries(cancelReasons).map(([why, reason]) =>
    result(`cancelled, ${why}`, { ...cancelled, reason }, reason),
  ),
  result(
    'a deposit, refunded',
    { ...refunded, payMethod: '4' },
    '알려 주신 계좌로 돌려 드렸습니다',
  ),
  result('refunded', refunded, '결제하신 금액을 돌려 드렸습니다'),
  result('somebody else’s', masked(paid), '결제하신 분으로 로그인하시면'),
  { name: 'a payment that is not there', path: '/payment/pay_result?moid=1' },
];
