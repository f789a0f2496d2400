import { orderPayment } from '@portal/testing/payments';
import type {
  AnswerOf,
  listServiceDays,
  OwnedProduct,
  Price,
  ServiceOrder,
} from '@portal/contract';
import type { Page } from '@playwright/test';
import { settled } from '../test.ts';
import { answer } from './answers.ts';

const own = (more: Partial<OwnedProduct> & Pick<OwnedProduct, 'productIdx' | 'product'>) => ({
  goodsCd: 'HB-700',
  goodsName: '한결 안마의자 프리미엄 HB-700',
  ordNo: '2024051300012',
  serialNo: null,
  orderKind: '1' as const,
  installedOn: '2024-05-20',
  verified: true,
  contractHolder: true,
  ...more,
});
const owned: OwnedProduct[] = [
  own({ productIdx: '71', product: 'bf' }),
  own({
    productIdx: '72',
    product: 'w',
    goodsCd: 'HW-310',
    goodsName: '한결 냉온정수기 HW-310(가정용, 언더싱크 설치, 흰색)',
  }),
  own({ productIdx: '73', product: 'w', goodsCd: 'HW-110', verified: false }),
];
export const ownedProducts = answer('/api/myinfo/getMyAllProductList', { productList: owned });

/** Open days, with a few closed ones for different reasons. */
const days: AnswerOf<typeof listServiceDays> = {
  from: '2026-11-22',
  to: '2027-01-21',
  firstOpen: '2026-11-24',
  closed: [
    { day: '2026-11-22', reason: '당일 불가' },
    { day: '2026-11-23', reason: '서비스 휴무일' },
    { day: '2026-11-29', reason: '일요일 불가' },
  ],
};
export const openDays = answer('/api/customerHelp/findErpHoliday', days);
export const installDays = answer('/api/customer/deliveryDays', days);

const lines: Price['lines'] = [
  { code: 'visit', label: '방문비', amount: 30_000, condition: '방문한 날 현장에서 받습니다' },
  {
    code: 'onSite',
    label: '부품비',
    amount: null,
    condition: '부품을 교체하면 현장에서 안내하고 받습니다',
  },
];

const place = { zonecode: '06035', addr: '서울 강남구 한솔로 12', addrDetail: '3층 301호' };
export const places = { place, to: { ...place, addr: '부산 해운대구 바다로 55' } };

/** A request that a call centre has confirmed, with everything that one can have. */
export const order: ServiceOrder = {
  ordNbr: '20260001',
  service: 'after',
  orderType: 'after',
  status: 'CONFIRM',
  statusName: '접수확인',
  receivedOn: '2026-11-22',
  visitOn: '2026-11-26',
  payable: 0,
  payment: orderPayment(),
  goodsName: '한결 냉온정수기 HW-310(가정용, 언더싱크 설치, 흰색)',
  product: 'w',
  productIdx: '72',
  masked: false,
  custName: '김하늘',
  phoneNum: '01000001001',
  place,
  toPlace: null,
  secondOn: null,
  symptom: '물이 새요',
  text: '어제부터 바닥에 물이 고입니다.\n'.repeat(10),
  photos: [],
  parts: [],
  ladder: null,
  terms: null,
  consentMarketing: 'Y',
  quote: { lines, total: 30_000, point: 0, payable: 0 },
  stages: [
    { status: 'RECEIVE', name: '접수중', is: 'done', on: '2026-11-22' },
    { status: 'CONFIRM', name: '접수확인', is: 'now', on: '2026-11-23' },
    { status: 'ENGINEER', name: '기사배정', is: 'next', on: null },
    { status: 'COMPLETE', name: '방문완료', is: 'next', on: null },
  ],
  next: { text: '방문할 기사를 배정합니다.', by: '2026-11-26' },
  history: (['CONFIRM', 'RECEIVE'] as const).map((code) => ({
    status: code,
    statusName: { CONFIRM: '접수확인', RECEIVE: '접수중' }[code],
    at: '2026-11-22T15:30:00Z',
    by: 'centre',
    note: '전화로 방문 시간을 다시 여쭙겠습니다.',
  })),
  may: { cancel: false, changeAddress: 'callCentre', callCentre: true },
};
/** The same, as it waits for its payment. */
export const waiting: ServiceOrder = {
  ...order,
  status: 'WAIT',
  statusName: '결제 대기',
  payable: 225_000,
  payment: orderPayment({ is: 'unpaid', amount: 225_000 }),
  stages: order.stages.map((stage) => ({ ...stage, is: 'next', on: null })),
  next: { text: '결제를 마치시면 접수됩니다.', by: null },
  may: { cancel: true, changeAddress: 'again', callCentre: false },
};
/** The same, cancelled by the call centre after it was confirmed. */
export const cancelled: ServiceOrder = {
  ...order,
  status: 'CANCEL',
  statusName: '취소됨',
  stages: order.stages.map((stage) => ({ ...stage, is: stage.on === null ? 'next' : 'done' })),
  next: { text: '취소된 접수입니다.', by: null },
  may: { cancel: false, changeAddress: 'no', callCentre: false },
};

const { ordNbr, service, goodsName, product } = order;
const { orderType, statusName, receivedOn, visitOn, payable, payment } = order;
export const summary = {
  ordNbr,
  service,
  orderType,
  status: order.status,
  statusName,
  goodsName,
  product,
  receivedOn,
  visitOn,
  payable,
  payment,
};
/** A filter membership that was filed. */
export const membership = {
  ...summary,
  service: 'w_filter',
  orderType: 'w_filter',
  status: '1',
  statusName: '접수중',
  visitOn: null,
};
/** The same in use, and before it is confirmed. */
export const inUse: ServiceOrder = {
  ...order,
  service: 'w_filter',
  orderType: 'w_filter',
  status: '3',
  statusName: '이용중',
  visitOn: null,
  symptom: '',
  text: '',
  terms: 2,
  membership: {
    fee: 14_900,
    months: 24,
    total: 357_600,
    paidBy: 'contract',
    startedOn: '2026-11-20',
    endsOn: '2028-11-19',
    next: { on: '2027-03-20', names: ['세디먼트 필터'] },
    earlyEnd: { months: 1, supplied: 110_000, paid: 14_900, penalty: 95_100 },
  },
  stages: [
    { status: '1', name: '접수중', is: 'done', on: '2026-11-16' },
    { status: '2', name: '접수확인', is: 'done', on: '2026-11-18' },
    { status: '3', name: '이용중', is: 'now', on: '2026-11-20' },
  ],
  next: { text: '세디먼트 필터: 교체할 때에 맞추어 보내 드립니다.', by: '2027-03-20' },
  may: { cancel: false, changeAddress: 'no', callCentre: false },
};
export const revocable: ServiceOrder = {
  ...inUse,
  status: '1',
  statusName: '접수중',
  membership: inUse.membership && {
    ...inUse.membership,
    startedOn: null,
    endsOn: null,
    next: null,
    earlyEnd: null,
  },
  stages: inUse.stages.map((stage, i) => ({ ...stage, is: i === 0 ? 'now' : 'next' })),
  next: { text: '상담원이 계약을 확인합니다.', by: '2026-11-26' },
  may: { cancel: true, changeAddress: 'again', callCentre: false },
};
export const purifiers = [
  {
    productIdx: '72',
    goodsName,
    refusal: null,
    filters: [{ name: '세디먼트 필터', price: 18_000, everyMonths: 4 }],
    example: { months: 6, supplied: 128_000, paid: 89_400, penalty: 38_600 },
    paidBy: 'contract',
  },
  {
    productIdx: '73',
    goodsName: '한결 소형 정수기 HW-110',
    refusal: '계약하신 분만 필터 멤버십에 가입할 수 있습니다.',
    filters: [],
    example: { months: 6, supplied: 0, paid: 0, penalty: 0 },
  },
];

export const sees = (text: string | RegExp) => (page: Page) =>
  page.getByText(text).first().waitFor();
/** Waits for the failure that the page shows in place of its content. */
export const seesFailure = (page: Page) => page.locator('main [role=alert]').waitFor();
export const presses = (name: string | RegExp, text: string | RegExp) => async (page: Page) => {
  await settled(page);
  await page.getByRole('button', { name }).click();
  await sees(text)(page);
};
