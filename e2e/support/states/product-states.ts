import type { Page } from '@playwright/test';
import { listOf } from '@portal/testing/list';
import { settled } from '../test.ts';
import { asMember, both, drafted, next } from './form-states.ts';
import { answerPopups } from '../content/popup-answers.ts';
import {
  deliveries,
  delivery,
  foundDelivery,
  models,
  orders,
  received,
  refused,
  usage,
} from '../content/product-answers.ts';
import { answer, fail, never, refuse } from '../content/answers.ts';
import { openDays, presses, sees, seesFailure } from '../content/service-answers.ts';

/** Takes the identity check from the member: others pass it for the one who has not, in the same portal. */
const uncertified = (page: Page) =>
  page.route('**/api/member/loginCheck*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { user: object } };
    json.data.user = { ...json.data.user, certifyState: false };
    await route.fulfill({ response, json });
  });

const INFO = '/product/product_delivery_info';
const LIST = '/product/product_delivery';
const DETAIL = `${LIST}?orderNo=${delivery.orderNo}`;
const ACTIVATE = '/product/product_activate';
const USAGE = '/product/product_usage?productIdx=71';

const LOOK_UP = '/api/customer/delivery?';
const ORDERS = '/api/myinfo/selectOrderList';
const REGISTRATION = '/api/genuine/detail';
const USAGE_INFO = '/api/product/getUsageInfo';

const ordered = (...list: object[]) => both(asMember, answer(ORDERS, listOf(...list)));
const delivered = (shown: object) =>
  both(asMember, answer(`/api/customer/delivery/${delivery.orderNo}`, shown));
const one = delivered(delivery);

const asksFor = async (page: Page) => {
  await settled(page);
  await page.getByLabel('이름', { exact: true }).fill('최민지');
  await page.getByLabel('휴대전화', { exact: true }).fill('01000002001');
  await page.getByRole('button', { name: '조회하기' }).click();
};
/** Answers that there are no popups, so that none comes below the form. */
const form = (page: Page) => answerPopups(page, []);
const modelList = both(form, answer('/api/genuine/getGoodsList', { list: models }));
const bought = {
  goodsCd: 'HB-700',
  serialNo: 'C2504001234',
  boughtAt: 'market',
  shop: '한빛몰',
  boughtOn: '2025-10-03',
};
const begun = (values: object) => both(asMember, modelList, drafted('activate', { ...values }));

/** Deliveries, registrations and the usage of products, in each of their states. */
export const productStates = [
  { name: 'delivery, the login', path: INFO },
  { name: 'delivery, look-up of a guest', path: `${INFO}?step=delivery` },
  {
    name: 'delivery, look-up by order number, wrong',
    path: `${INFO}?step=delivery`,
    async after(page: Page) {
      await settled(page);
      await page.getByRole('radio', { name: '휴대전화 번호와 주문 번호' }).check();
      await presses('조회하기', '010-1234-5678')(page);
    },
  },
  {
    name: 'delivery, nothing found',
    path: `${INFO}?step=delivery`,
    before: answer(LOOK_UP, { list: [] }),
    after: both(asksFor, sees('조회 내역이 없습니다.')),
  },
  {
    name: 'delivery, looked up too often',
    path: `${INFO}?step=delivery`,
    before: refuse(LOOK_UP, 'ERR_TOO_MANY', ''),
    after: both(asksFor, sees('한 시간 동안 조회하실 수 없습니다.')),
  },
  {
    name: 'delivery, the server’s words about a look-up',
    path: `${INFO}?step=delivery`,
    before: refuse(LOOK_UP, 'ERR_UNAVAILABLE', '지금은 이용할 수 없습니다.'),
    after: both(asksFor, (page) => page.getByRole('alertdialog').waitFor()),
  },
  {
    name: 'delivery, found by a guest',
    path: `${INFO}?step=delivery`,
    before: answer(LOOK_UP, { list: [foundDelivery] }),
    after: both(asksFor, sees('최*지')),
  },
  {
    name: 'delivery, several found by a guest',
    path: `${INFO}?step=delivery`,
    before: answer(LOOK_UP, {
      list: [
        foundDelivery,
        {
          ...foundDelivery,
          shipments: foundDelivery.shipments.map((each) => ({ ...each, shippingSeq: '7' })),
        },
      ],
    }),
    after: both(asksFor, sees('2건을 찾았습니다.')),
  },
  { name: 'delivery, nothing looked up', path: LIST, after: sees('다시 조회해 주세요.') },
  {
    name: 'delivery, a member without the identity check',
    path: LIST,
    before: both(asMember, uncertified),
    after: sees('본인 확인이 필요합니다.'),
  },
  { name: 'orders', path: LIST, before: ordered(...orders), after: sees('2020051300012') },
  { name: 'orders, none', path: LIST, before: ordered(), after: sees('조회 내역이 없습니다.') },
  {
    name: 'orders while they load',
    like: 'FAQ while it loads',
    path: LIST,
    before: both(asMember, never(ORDERS)),
  },
  {
    name: 'orders that cannot load',
    like: 'FAQ that cannot load',
    path: LIST,
    before: both(asMember, fail(ORDERS)),
    after: seesFailure,
  },
  {
    name: 'an order in two shipments',
    path: DETAIL,
    before: one,
    after: sees('2 / 2 배송'),
  },
  ...(
    [
      ['no day planned yet', deliveries.noDay, '제품이 준비되면 설치하러 갈 날을'],
      ['its day confirmed', deliveries.confirmed, '확정하신 날입니다.'],
      ['its day over', deliveries.late, '예정일이 지났습니다.'],
      ['installed', deliveries.done, '설치를 마쳤습니다.'],
    ] as const
  ).map(([name, shown, text]) => ({
    name: `an order, ${name}`,
    path: DETAIL,
    before: delivered(shown),
    after: sees(text),
  })),
  {
    name: 'an order whose day is moved',
    path: DETAIL,
    before: both(one, openDays),
    after: both(presses('다른 날로 바꾸기', '새 설치일'), sees('당일 불가')),
  },
  {
    name: 'an order that is not there',
    path: DETAIL,
    before: both(asMember, refuse('/api/customer/delivery/', 'ERR_NOT_FOUND', '')),
    after: sees('조회 내역이 없습니다.'),
  },
  { name: 'registration', path: ACTIVATE, before: modelList },
  {
    name: 'registration, a number that is taken',
    path: ACTIVATE,
    before: both(
      begun(bought),
      refuse('/api/genuine/chkSerialNo', 'ERR_SERIAL_TAKEN', '이미 등록된 번호입니다.'),
    ),
    async after(page: Page) {
      await next(page);
      await page.getByRole('alertdialog').getByRole('button').click();
      await page.locator('main form [role=alert]').waitFor();
    },
  },
  {
    name: 'registration without models',
    from: '/sitemap',
    path: ACTIVATE,
    before: both(form, fail('/api/genuine/getGoodsList')),
    after: sees('다시 시도'),
  },
  {
    name: 'registration, where it was bought and proof photos',
    path: `${ACTIVATE}?step=2`,
    before: begun(bought),
    after: (page: Page) => page.getByLabel('사진 고르기').waitFor(),
  },
  {
    name: 'registration before it is sent',
    path: `${ACTIVATE}?step=3`,
    before: begun({ ...bought, photos: ['p'.repeat(22)], consentPrivacy: 'Y' }),
    after: (page: Page) => page.getByRole('link', { name: '모델 변경' }).waitFor(),
  },
  {
    name: 'registration that was received',
    path: `${ACTIVATE}?result=70001`,
    before: both(form, asMember, answer(REGISTRATION, received)),
    after: sees('정품 등록을 접수했습니다'),
  },
  {
    name: 'registration that was refused',
    path: `${ACTIVATE}?result=70001`,
    before: both(form, asMember, answer(REGISTRATION, refused)),
    after: sees('등록하지 못했습니다'),
  },
  {
    name: 'usage of a product',
    path: USAGE,
    before: both(asMember, answer(USAGE_INFO, usage)),
    after: sees('계약 기간에는 무상입니다'),
  },
  {
    name: 'usage of a product, its warranty over',
    path: USAGE,
    before: both(
      asMember,
      answer(USAGE_INFO, {
        ...usage,
        orderKind: '0',
        contract: null,
        warranty: { months: 12, until: '2026-03-01', daysLeft: 0 },
      }),
    ),
    after: sees('보증 기간이 끝났습니다'),
  },
  {
    name: 'usage of a product that is not there',
    path: '/product/product_usage',
    before: asMember,
    after: sees('제품 사용 정보가 없습니다.'),
  },
  { name: 'usage, without a login', like: 'my page, without a login', path: USAGE },
  {
    name: 'usage while it loads',
    like: 'FAQ while it loads',
    path: USAGE,
    before: both(asMember, never(USAGE_INFO)),
  },
  {
    name: 'usage that cannot load',
    like: 'FAQ that cannot load',
    path: USAGE,
    before: both(asMember, fail(USAGE_INFO)),
    after: seesFailure,
  },
];
