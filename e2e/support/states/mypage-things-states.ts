import type { Page } from '@playwright/test';
import { listOf } from '@portal/testing/list';
import { quietOverview } from '@portal/testing/member';
import { moid, orderDeposit, orderPayment } from '@portal/testing/payments';
import { asMember, both } from './form-states.ts';
import { overview, registered, requests, usages } from '../content/mypage-things.ts';
import { orders, received, refused } from '../content/product-answers.ts';
import { answer, fail, never, refuse } from '../content/answers.ts';
import { presses, sees, seesFailure } from '../content/service-answers.ts';
import type { State } from './state.ts';

const OVERVIEW = '/member';
const PRODUCTS = '/member/member_product_info';
const SERVICES = '/member/service_order_info';
const ORDERS = '/member/member_order_info';
const REGISTRATIONS = '/member/product_activate_info';
const REGISTRATION = '/member/product_activate_detail?idx=70001';

const calls = {
  [OVERVIEW]: '/api/myinfo/getOverview',
  [PRODUCTS]: '/api/product/getUsageList',
  [SERVICES]: '/api/myinfo/getServiceOrderList',
  [ORDERS]: '/api/myinfo/selectOrderList',
  [REGISTRATIONS]: '/api/genuine/search',
  [REGISTRATION]: '/api/genuine/detail',
};
type Address = keyof typeof calls;

const shown = (name: string, path: Address, data: object, text: string) => ({
  name,
  path,
  before: both(asMember, answer(calls[path], data)),
  after: sees(text),
});
/** A page without a login, while it loads, and when it cannot load. `npm test` checks these of the overview alone. */
const awaited = (name: string, path: Address): State[] => {
  const wait = (is: string, more: Partial<State> = {}): State => ({
    name: `${name}${is}`,
    path,
    ...(path !== OVERVIEW && { like: `my page${is}` }),
    ...more,
  });
  return [
    wait(', without a login'),
    wait(' while it loads', { before: both(asMember, never(calls[path])) }),
    wait(' that cannot load', {
      before: both(asMember, fail(calls[path])),
      after: seesFailure,
    }),
  ];
};

/** The pages about products, requests, orders and registrations, in each of their states. */
export const mypageThingsStates = [
  shown('my page', OVERVIEW, overview, '모두 보기'),
  {
    ...shown('my page with its menu open', OVERVIEW, overview, '모두 보기'),
    async after(page: Page) {
      // Wide screens show the menu without this button.
      const toggle = page.getByRole('button', { name: /^마이페이지 ·/ });
      await sees('모두 보기')(page);
      if (await toggle.isVisible()) await presses(/^마이페이지 ·/, '회원 정보')(page);
    },
  },
  shown('my page, nothing to do', OVERVIEW, quietOverview, '지금은 챙기실 일이 없습니다.'),
  shown(
    'my page without some of its parts',
    OVERVIEW,
    { ...overview, unavailable: ['visit', 'unpaid'], visit: null },
    '지금 가져오지 못한 내용이 있습니다',
  ),
  shown(
    'my page with an account that waits for its deposit and a payment being checked',
    OVERVIEW,
    {
      ...overview,
      unpaid: {
        ...overview.unpaid,
        orders: [orderDeposit, orderPayment({ is: 'checking', amount: 225_000, moid })].flatMap(
          (payment, i) =>
            overview.unpaid.orders.slice(0, 1).map((one) => ({
              ...one,
              ordNbr: `2026000${i + 4}`,
              payment,
            })),
        ),
      },
    },
    '입금하실 금액 100,000원',
  ),
  ...awaited('my page', OVERVIEW),
  {
    ...shown('my products', PRODUCTS, { productList: usages, contractsUnknown: false }, ''),
    // What is not possible is in the menu of each card.
    async after(page: Page) {
      const menus = page.locator('main summary');
      await menus.first().waitFor();
      for (const menu of await menus.all()) await menu.click();
      await sees('지금 하실 수 없는 일')(page);
    },
  },
  shown(
    'my products, contracts unknown',
    PRODUCTS,
    { productList: usages.map((one) => ({ ...one, contract: null })), contractsUnknown: true },
    '계약과 출금 정보를 지금 가져오지 못했습니다.',
  ),
  shown(
    'my products, none',
    PRODUCTS,
    { productList: [], contractsUnknown: false },
    '제품 사용 정보가 없습니다.',
  ),
  ...awaited('my products', PRODUCTS),
  shown(
    'my requests',
    SERVICES,
    { ...listOf(...requests), next: { ...requests[0], late: false } },
    '다음 방문',
  ),
  shown('my requests, none', SERVICES, { ...listOf(), next: null }, '접수 내역이 없습니다.'),
  ...awaited('my requests', SERVICES),
  shown('my orders', ORDERS, listOf(...orders), '2020051300012'),
  shown('my orders, none', ORDERS, listOf(), '내역이 없습니다.'),
  ...awaited('my orders', ORDERS),
  shown(
    'my registrations',
    REGISTRATIONS,
    listOf({ ...received, bbsIdx: '70002' }, registered, refused),
    '등록하지 못했습니다.',
  ),
  shown('my registrations, none', REGISTRATIONS, listOf(), '등록 내역이 없습니다.'),
  ...awaited('my registrations', REGISTRATIONS),
  shown('a registration', REGISTRATION, received, '처리 단계'),
  shown('a registration that became a product', REGISTRATION, registered, '제품 사용 정보 보기'),
  shown('a registration that was refused', REGISTRATION, refused, '고쳐서 다시 보내기'),
  {
    name: 'a registration that is not there',
    path: REGISTRATION,
    before: both(asMember, refuse(calls[REGISTRATION], 'ERR_NOT_FOUND', '')),
    after: sees('등록 내역이 없습니다.'),
  },
  ...awaited('a registration', REGISTRATION),
];
