import type { Page } from '@playwright/test';
import { listOf } from '@portal/testing/list';
import { moid, orderDeposit, orderPayment } from '@portal/testing/payments';
import { asMember, both } from './form-states.ts';
import { answer, fail, never, refuse } from '../content/answers.ts';
import {
  cancelled,
  inUse,
  membership,
  order,
  presses,
  revocable,
  sees,
  seesFailure,
  summary,
  waiting,
} from '../content/service-answers.ts';
import { settled } from '../test.ts';

const LIST = '/service/service_order_info';
const DETAIL = '/service/service_order_detail?id=20260001';
const RESULT = '/service/service_result';

const AFTER_LIST = '/api/myinfo/getAfterServiceList';
const LOOK_UP = '/api/customer/afterService';

const orders = (list: object[]) => both(asMember, answer(AFTER_LIST, listOf(...list)));
const one = (shown: object) => both(asMember, answer('/api/myinfo/getAfterServiceInfo', shown));
const membershipOf = (shown: object) => both(asMember, answer('/api/wmembership/getInfo', shown));

const asksFor = async (page: Page) => {
  await settled(page);
  await page.getByLabel('이름').fill('김하늘');
  await page.getByLabel('휴대전화').fill('01000001001');
  await page.getByRole('button', { name: '조회하기' }).click();
};
const found = { list: [{ ...summary, encSeq: '20260001_0123456789abcdef' }] };

/** The information on services, and requests after they were filed, in each of their states. */
export const orderStates = [
  { name: 'services, how they go', path: '/service/service_info?service=transfer&product=w' },
  { name: 'services, none of that', path: '/service/service_info?service=seat&product=l' },
  { name: 'care', path: '/service/service_care_info' },
  { name: 'care for new products', path: '/service/service_care_info?service=new' },
  { name: 'care, filter membership', path: '/service/service_care_info?service=w_filter' },
  {
    name: 'a result',
    path: `${RESULT}?ordNbr=20260001`,
    before: one(order),
    after: sees('앞으로 이렇게 진행됩니다'),
  },
  {
    name: 'a result that waits for its payment',
    path: `${RESULT}?ordNbr=20260001`,
    before: one(waiting),
    after: sees('225,000원'),
  },
  {
    name: 'a result of a cancelled request',
    path: `${RESULT}?ordNbr=20260001`,
    before: one(cancelled),
    after: sees('취소된 접수입니다.'),
  },
  {
    name: 'a result of a membership',
    path: `${RESULT}?orderType=w_filter&ordNbr=20260001`,
    before: membershipOf(revocable),
    after: sees('앞으로 이렇게 진행됩니다'),
  },
  {
    name: 'a result of a membership in use',
    path: `${RESULT}?orderType=w_filter&ordNbr=20260001`,
    before: membershipOf(inUse),
    after: sees('이용중'),
  },
  {
    name: 'a membership',
    path: '/service/service_order_detail?service=w_filter&id=20260001',
    before: membershipOf(inUse),
    after: sees('다음 배송'),
  },
  {
    name: 'a membership that can be revoked',
    path: '/service/service_order_detail?service=w_filter&id=20260001',
    before: membershipOf(revocable),
    after: sees('접수 취소하기'),
  },
  {
    name: 'a result that is not there',
    path: `${RESULT}?ordNbr=1`,
    before: asMember,
    after: sees('서비스 접수 정보가 없습니다.'),
  },
  { name: 'requests, without a login', like: 'my page, without a login', path: LIST },
  {
    name: 'requests',
    path: LIST,
    before: orders([summary, { ...summary, ordNbr: '20260002', status: 'WAIT', payable: 225_000 }]),
    after: sees('20260002'),
  },
  {
    name: 'requests, memberships',
    path: `${LIST}?service=w_filter`,
    before: both(asMember, answer('/api/wmembership/getList', listOf(membership))),
    after: sees('20260001'),
  },
  {
    name: 'requests, none',
    path: LIST,
    before: orders([]),
    after: sees('접수 내역이 없습니다.'),
  },
  {
    name: 'requests while they load',
    like: 'FAQ while it loads',
    from: '/sitemap',
    path: LIST,
    before: both(asMember, never(AFTER_LIST)),
  },
  {
    name: 'requests that cannot load',
    like: 'FAQ that cannot load',
    from: '/sitemap',
    path: LIST,
    before: both(asMember, fail(AFTER_LIST)),
    after: seesFailure,
  },
  {
    name: 'a request at the confirmed stage',
    path: DETAIL,
    before: one(order),
    after: sees('도와드립니다.'),
  },
  {
    name: 'a request about to be cancelled',
    path: DETAIL,
    before: one(waiting),
    after: presses('접수 취소하기', '취소하면 되돌릴 수 없습니다.'),
  },
  {
    name: 'a cancelled request',
    path: DETAIL,
    before: one(cancelled),
    after: sees('취소된 접수입니다.'),
  },
  {
    name: 'a request whose account waits for its deposit',
    path: DETAIL,
    before: one({ ...waiting, payment: orderDeposit }),
    after: sees('입금할 계좌 보기'),
  },
  {
    name: 'a request whose payment is being checked',
    path: DETAIL,
    before: one({ ...waiting, payment: orderPayment({ is: 'checking', amount: 225_000, moid }) }),
    after: sees('다시 결제하지 마세요.'),
  },
  {
    name: 'a cancelled request whose money comes back by phone',
    path: DETAIL,
    before: one({ ...cancelled, payment: { ...orderDeposit, is: 'refundByPhone', deposit: null } }),
    after: sees('환불받으실 계좌를 알려 주시면'),
  },
  {
    name: 'requests, with an open account, a payment being checked and a refund by phone',
    path: LIST,
    before: orders([
      { ...summary, status: 'WAIT', payment: orderDeposit },
      {
        ...summary,
        ordNbr: '20260002',
        status: 'WAIT',
        payment: orderPayment({ is: 'checking', amount: 225_000, moid }),
      },
      {
        ...summary,
        ordNbr: '20260003',
        status: 'CANCEL',
        payment: { ...orderDeposit, is: 'refundByPhone', deposit: null },
      },
    ]),
    after: sees('전화로 돌려 드릴 금액 100,000원'),
  },
  {
    name: 'a request that is not there',
    path: DETAIL,
    before: asMember,
    after: sees('서비스 접수 정보가 없습니다.'),
  },
  {
    name: 'look-up of a guest, wrong',
    path: '/service/order_check',
    after: presses('조회하기', '010-1234-5678'),
  },
  {
    name: 'look-up of a guest, nothing found',
    path: '/service/order_check',
    before: answer(LOOK_UP, { list: [] }),
    after: both(asksFor, sees('조회 내역이 없습니다.')),
  },
  {
    name: 'look-up of a guest, too often',
    path: '/service/order_check',
    before: refuse(LOOK_UP, 'ERR_TOO_MANY', ''),
    after: both(asksFor, sees('한 시간 동안 조회하실 수 없습니다.')),
  },
  {
    name: 'look-up of a guest, found',
    path: '/service/order_check',
    before: answer(LOOK_UP, found),
    after: both(asksFor, sees('20260001')),
  },
  {
    name: 'look-up of a guest, one request that waits for its payment',
    path: '/service/order_check',
    before: both(answer(LOOK_UP, found), answer(`${LOOK_UP}/`, { ...waiting, masked: true })),
    async after(page: Page) {
      await asksFor(page);
      await page.getByRole('button', { name: /20260001/ }).click();
      await sees('225,000원')(page);
    },
  },
  {
    name: 'look-up of a guest, one request whose account waits for its deposit',
    path: '/service/order_check',
    before: both(
      answer(LOOK_UP, found),
      answer(`${LOOK_UP}/`, {
        ...waiting,
        masked: true,
        payment: {
          ...orderDeposit,
          payMethod: null,
          moid: null,
          deposit: { bankName: '', accountNo: '', holder: '', until: '2026-11-25T23:59:59+09:00' },
        },
      }),
    ),
    async after(page: Page) {
      await asksFor(page);
      await page.getByRole('button', { name: /20260001/ }).click();
      await sees('입금하실 금액은')(page);
    },
  },
  {
    name: 'look-up of a guest, one request',
    path: '/service/order_check',
    before: both(
      answer(LOOK_UP, found),
      answer(`${LOOK_UP}/`, {
        ...order,
        masked: true,
        custName: '김*늘',
        phoneNum: '010-****-1001',
      }),
    ),
    async after(page: Page) {
      await asksFor(page);
      await page.getByRole('button', { name: /20260001/ }).click();
      await sees('010-****-1001')(page);
    },
  },
];
