import type { PaymentResult, ServiceOrder, WorkReport } from '@portal/contract';
import { moid, paid, paidByTransfer } from '@portal/testing/payments';
import { answer } from '../content/answers.ts';
import { usages } from '../content/mypage-things.ts';
import { LONG } from '../content/product-answers.ts';
import { order, presses, sees } from '../content/service-answers.ts';
import { asMember, both, drafted } from './form-states.ts';

const until = '2099-11-25T03:00:00Z';
const changeable: ServiceOrder = {
  ...order,
  changes: { first: until, second: null, contact: true },
};
const days = {
  from: '2026-11-22',
  to: '2027-01-21',
  firstOpen: '2026-11-24',
  closed: [{ day: '2026-11-29', reason: '일요일 불가' }],
  windows: [
    { window: '09:00~12:00', full: [] },
    { window: '13:00~17:00', full: ['2026-11-24'] },
  ],
};
const report: WorkReport = {
  work: `${LONG} 전원 기판을 바꾸고 30분 동안 작동을 확인했습니다.`,
  parts: [{ name: LONG, count: 2 }],
  charge: 1_030_000,
};
const visited: ServiceOrder = {
  ...order,
  status: 'COMPLETE',
  statusName: '방문완료',
  stages: order.stages.map((stage) => ({ ...stage, is: 'done', on: '2026-11-26' })),
  report,
  warrantyUntil: '2099-12-31',
  rating: { score: null, text: '', until: '2099-12-31' },
  again: { of: '20250009', by: null, may: 'free' },
  changes: null,
};
const request = (shown: ServiceOrder) =>
  both(
    asMember,
    answer('/api/myinfo/getAfterServiceInfo', shown),
    answer('/api/customer/orderDays', {
      first: days,
      second: null,
      cost: { before: 30_000, after: 60_000 },
    }),
  );
const DETAIL = '/service/service_order_detail?id=20260001';

const refund = (account: NonNullable<PaymentResult['refundAccount']>, text: string) => ({
  name: `a deposit to be paid back, its account ${account.is}`,
  path: `/payment/pay_result?moid=${moid}`,
  before: both(
    asMember,
    answer('/api/pay/getPayResult', {
      ...paid,
      payMethod: '4',
      refund: 'due',
      refundAccount: account,
    }),
  ),
  after: sees(text),
});
const entered = { bankName: '신한은행', number: '**** 4321', refusal: null };

/** What customers do later with what they have: move it, rate it, hand it over, get their money back, go on elsewhere. */
export const laterStates = [
  {
    name: 'a request whose day is moved',
    path: DETAIL,
    before: request(changeable),
    after: both(
      presses('날짜 바꾸기', '가장 빠른 날은'),
      presses('2026.11.25(수)', '오후 1시~5시'),
    ),
  },
  {
    name: 'a request whose contact is changed',
    path: DETAIL,
    before: request(changeable),
    after: presses('연락처와 내용 바꾸기', '연락받으실 휴대전화'),
  },
  {
    name: 'a finished repair with its report, its rating and the way back',
    path: DETAIL,
    before: request(visited),
    after: both(sees('다시 고장 났어요'), sees('좋았습니다')),
  },
  {
    name: 'my products with handed over ones',
    path: '/member/member_product_info',
    before: both(
      asMember,
      answer('/api/product/getUsageList', {
        productList: usages.slice(0, 1),
        contractsUnknown: false,
        handedOver: [
          { goodsName: LONG, registered: false, backUntil: '2026-11-28' },
          { goodsName: '한결 소형 안마의자 HB-300', registered: true, backUntil: null },
        ].map((one, i) => ({
          handoverIdx: String(i + 1),
          serialNo: `C220930070${i}`,
          handedOn: '2026-11-21',
          ...one,
        })),
      }),
    ),
    after: sees('다시 가져오기'),
  },
  refund({ is: 'needed', bankName: '', number: '', refusal: null }, '이 계좌로 돌려받기'),
  refund({ is: 'refused', ...entered, refusal: 'NAME' }, '이 계좌로 돌려받기'),
  refund({ is: 'checking', ...entered }, '예금주를 확인하면'),
  {
    name: 'a payment by transfer with a refused cash receipt',
    path: `/payment/pay_result?moid=${moid}`,
    before: both(
      asMember,
      answer('/api/pay/getPayResult', {
        ...paidByTransfer,
        cashReceipt: {
          kind: 'business',
          number: '123-45-*****',
          state: 'failed',
          receiptNo: '',
          problem: '번호가 맞지 않아 발급하지 못했습니다.',
        },
      }),
    ),
    after: sees('번호가 맞지 않아 발급하지 못했습니다.'),
  },
  {
    name: 'a form with a draft of another device',
    path: '/customer/qna',
    idle: true,
    before: both(
      asMember,
      drafted('qna', {}),
      answer('/api/draft/get', {
        draft: {
          version: 7,
          writer: 'w'.repeat(36),
          elsewhere: true,
          savedAt: '2026-11-22T05:03:00Z',
          key: 'k'.repeat(36),
          values: JSON.stringify({ title: LONG }),
        },
      }),
    ),
    after: sees('이어 쓰기'),
  },
  {
    name: 'a label that is scanned without a camera',
    path: '/product/product_activate',
    after: presses('사진으로 찍기', /이 기기에서 카메라를 켜지 못했습니다/),
  },
];
