import type { Page } from '@playwright/test';
import { asMember, both, drafted, next } from './form-states.ts';
import { answer, fail, never } from '../content/answers.ts';
import {
  openDays,
  order,
  ownedProducts,
  places,
  presses,
  purifiers,
  sees,
  seesFailure,
} from '../content/service-answers.ts';
import { settled } from '../test.ts';

const AFTER = '/service/service_after';
const SEAT = '/service/service_seat';
const TRANSFER = '/service/service_transfer';
const FILTER = '/service/service_w_filter';
const AHEAD = '날짜와 비용 먼저 보기';
const DAYS = '/api/customerHelp/findErpHoliday';
const COST = '/api/customer/getRepairCost';

const agreed = { consentPrivacy: 'Y', consentMarketing: 'Y' };
const known = { productIdx: '72', place: places.place, visitOn: '2026-11-26' };
const repair = (values: Record<string, unknown>) =>
  both(
    asMember,
    ownedProducts,
    openDays,
    answer(COST, {
      lines: [
        {
          code: 'visit',
          label: '방문비',
          amount: 20_000,
          condition: '방문한 날 현장에서 받습니다',
        },
        { code: 'onSite', label: '부품비', amount: null, condition: '현장에서 안내하고 받습니다' },
      ],
      discountRate: 10,
      needsConsent: true,
      paidLater: true,
      coverage: { by: null, until: '2026-03-01' },
    }),
    answer('/api/myinfo/getSameOrder', {
      order: { ordNbr: order.ordNbr, statusName: order.statusName },
    }),
    drafted('service-after', { group: 'w', symptomW: 'leak', ...values }),
  );
const seats = both(asMember, ownedProducts, openDays);
const filters = both(asMember, answer('/api/wmembership', { purifiers, memberships: [] }));

/** The forms of requests, in each of their states. */
export const requestStates = [
  { name: 'repair', path: AFTER },
  {
    name: 'repair, answers to a symptom',
    path: AFTER,
    async after(page: Page) {
      await settled(page);
      await page.getByRole('radio', { name: '정수기' }).check();
      await page.getByRole('radio', { name: '물이 잘 나오지 않아요' }).check();
      await sees('신청하시기 전에 확인해 보세요')(page);
    },
  },
  {
    name: 'repair with faults',
    path: AFTER,
    async after(page: Page) {
      await next(page);
      await seesFailure(page);
    },
  },
  {
    name: 'repair, a visitor at the product',
    path: `${AFTER}?step=2`,
    before: drafted('service-after', { group: 'w', symptomW: 'leak' }),
    after: sees('로그인하시면 내 제품'),
  },
  {
    name: 'repair, a visitor looks at days and cost',
    path: `${AFTER}?step=2`,
    before: both(openDays, drafted('service-after', { group: 'w', symptomW: 'leak' })),
    after: both(presses(AHEAD, '줄을 그은 날은'), sees('방문 때 내실 금액')),
  },
  {
    name: 'repair, product and photos',
    path: `${AFTER}?step=2`,
    before: repair({}),
    after: both(sees('사용 정보가 확인되지 않아'), (page) =>
      page.getByLabel('사진 고르기').waitFor(),
    ),
  },
  {
    name: 'repair, products that cannot load',
    path: `${AFTER}?step=2`,
    before: both(repair({}), fail('/api/myinfo/getMyAllProductList')),
    after: sees('제품 목록을 가져오지 못했습니다.'),
  },
  {
    name: 'repair, a closed day',
    path: `${AFTER}?step=3`,
    before: repair({ ...known, visitOn: '' }),
    async after(page: Page) {
      await settled(page);
      // It can be pressed, and says why it is closed.
      const day = page.getByRole('button', { name: '2026.11.29(일) 일요일 불가' });
      await day.click({ force: true });
      await sees('은 고를 수 없습니다.')(page);
    },
  },
  {
    name: 'repair while its days load',
    path: `${AFTER}?step=3`,
    before: both(repair({ ...known, visitOn: '' }), never(DAYS)),
    after: sees('방문할 곳'),
  },
  {
    name: 'repair, days that cannot load',
    path: `${AFTER}?step=3`,
    before: both(repair({ ...known, visitOn: '' }), fail(DAYS)),
    after: sees('고를 수 있는 날을 가져오지 못했습니다.'),
  },
  {
    name: 'repair, consents and cost',
    path: `${AFTER}?step=4`,
    before: repair({ ...known, consentMarketing: 'Y' }),
    after: sees('방문 때 내실 금액'),
  },
  {
    name: 'repair, a cost that cannot load',
    path: `${AFTER}?step=4`,
    before: both(repair(known), fail(COST)),
    after: sees('비용을 가져오지 못했습니다.'),
  },
  {
    name: 'repair before it is sent',
    path: `${AFTER}?step=5`,
    before: repair({ ...known, ...agreed, text: order.text }),
    after: sees('방문 때 내실 금액'),
  },
  { name: 'seats', path: SEAT },
  {
    name: 'seats of a model',
    path: SEAT,
    before: answer('/api/replacement/getProductMaterials', {
      list: [
        {
          goodsIdx: 'head',
          code: 'head',
          goodsName: '머리 쿠션',
          side: null,
          goodsPrice: 80_000,
        },
      ],
      discountRate: 5,
      checkReplacement: 'Y',
      goodsName: '한결 안마의자 프리미엄 HB-700',
      visitFee: 30_000,
    }),
    async after(page: Page) {
      await presses('모델로 시트 찾기', '시트와 가격 찾기')(page);
      await page.getByLabel('모델 이름이나 시리얼 번호').fill('HB-700');
      await presses('시트와 가격 찾기', '머리 쿠션')(page);
    },
  },
  {
    name: 'seats, the cart',
    path: `${SEAT}?step=2`,
    before: both(
      seats,
      drafted('service-seat', { productIdx: '71', goodsIdx: ['head', 'shoulder-l'] }),
    ),
    after: sees('내실 금액'),
  },
  {
    name: 'seats that are asked for by phone',
    path: `${SEAT}?step=2`,
    before: both(
      seats,
      answer('/api/replacement/getMaterials', {
        list: [],
        discountRate: 5,
        checkReplacement: 'N',
        goodsName: '한결 소형 안마의자 HB-310',
        visitFee: 30_000,
      }),
      drafted('service-seat', { productIdx: '71' }),
    ),
    after: sees('온라인으로 신청하실 수 없습니다.'),
  },
  { name: 'transfer', path: TRANSFER },
  {
    name: 'transfer, its price by two places',
    path: `${TRANSFER}?step=2`,
    before: drafted('service-transfer', { group: 'w', ...places, ladderTo: 'Y' }),
    after: sees('사다리차 (설치할 곳)'),
  },
  {
    name: 'transfer, a visitor looks at the second day and the cost',
    path: `${TRANSFER}?step=2`,
    before: both(
      openDays,
      drafted('service-transfer', { group: 'w', ...places, visitOn: known.visitOn }),
    ),
    after: both(presses('날짜 먼저 보기', '2026.11.26(목)을 고르셨습니다.'), sees('운송비')),
  },
  {
    name: 'transfer to another region, its two days',
    path: `${TRANSFER}?step=3`,
    before: both(
      asMember,
      ownedProducts,
      openDays,
      drafted('service-transfer', { group: 'w', ...places, ...known }),
    ),
    after: both(sees('다른 지역으로 옮기셔서'), sees('줄을 그은 날은')),
  },
  {
    name: 'disassembly with its price',
    path: '/service/service_assemble_disassemble',
    async after(page: Page) {
      await settled(page);
      await page.getByRole('radio', { name: '모션베드' }).check();
      await sees('조립 작업비')(page);
    },
  },
  { name: 'filter membership', path: FILTER },
  {
    name: 'filter membership, purifiers and penalty',
    path: FILTER,
    before: both(filters, drafted('service-filter', { productIdx: '72', terms: '2' })),
    after: sees('위약금이'),
  },
  {
    name: 'filter membership before it is sent',
    path: `${FILTER}?step=4`,
    before: both(
      filters,
      drafted('service-filter', { productIdx: '72', terms: '1', ...places, ...agreed }),
    ),
    after: sees('위약금이'),
  },
];
