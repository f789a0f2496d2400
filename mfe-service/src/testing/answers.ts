import type { OrderReceipt, OrderSummary, ServiceOrder } from '@portal/contract';
import { orderPayment } from '@portal/testing/payments';

/** A massage chair, a bed and a purifier of one member. */
export const owned = (['bf', 'l', 'w'] as const).map((product, i) => ({
  productIdx: `7${i}`,
  goodsCd: { bf: 'HB-700', l: 'HL-400', w: 'HW-310' }[product],
  goodsName: { bf: '편안 안마의자', l: '편안 모션베드', w: '편안 정수기' }[product],
  product,
  ordNo: `100${i}`,
  serialNo: `C250400123${i}`,
  orderKind: '1' as const,
  installedOn: '2025-03-02',
  verified: true,
  contractHolder: true,
}));

export const serviceDays = {
  from: '2026-11-22',
  to: '2027-01-21',
  firstOpen: '2026-11-25',
  closed: ['22', '23', '24'].map((day) => ({ day: `2026-11-${day}`, reason: '3일 이내 불가' })),
};

/** What a caller told the automatic call centre: a request for a bed. */
export const begunOnPhone = (service: 'transfer' | 'assemble_disassemble') => ({
  idx: '5',
  title: '',
  html: '',
  path: null,
  request: { service, product: 'l' as const, symptom: null, text: '' },
});

/** A price of one line, with a discount for the consent to marketing. */
export const price = (amount: number, paidLater = false) => ({
  lines: [{ code: 'visit' as const, label: '방문비', amount, condition: '방문 때 내십니다.' }],
  discountRate: 10,
  needsConsent: true,
  paidLater,
});

/** What a service costs at least and at most. */
export const fromTo = (least: number, most: number, paidLater = false) => ({
  least: price(least, paidLater),
  most: price(most, paidLater),
});

export const found = {
  zonecode: '06236',
  roadAddress: '서울 강남구 테헤란로 152',
  jibunAddress: '',
  buildingName: '',
  detail: '3층',
};
export const foundInBody = { zonecode: '06236', addr: found.roadAddress, addrDetail: '3층' };

export const receipt: OrderReceipt = {
  ordNbr: '20260001',
  service: 'after',
  orderType: 'after',
  status: 'RECEIVE',
  statusName: '접수중',
  receivedOn: '2026-11-22',
  visitOn: '2026-12-01',
  payable: 0,
};

export const membership: OrderSummary = {
  ...receipt,
  payment: orderPayment(),
  service: 'w_filter',
  orderType: 'w_filter',
  status: '1',
  goodsName: '편안 정수기',
  product: 'w',
  visitOn: null,
};

export const order: ServiceOrder = {
  ...receipt,
  payment: orderPayment(),
  goodsName: '편안 정수기',
  product: 'w',
  productIdx: '72',
  masked: false,
  custName: '김하늘',
  phoneNum: '01000001001',
  place: foundInBody,
  toPlace: null,
  secondOn: null,
  symptom: '물이 새요',
  text: '어제부터 샙니다.',
  photos: [],
  parts: [],
  ladder: null,
  terms: null,
  consentMarketing: 'Y',
  quote: {
    lines: [{ code: 'visit', label: '방문비', amount: 20000, condition: '방문 때 내십니다.' }],
    total: 20000,
    point: 0,
    payable: 0,
  },
  stages: [
    { status: 'RECEIVE', name: '접수중', is: 'now', on: '2026-11-22' },
    { status: 'CONFIRM', name: '접수확인', is: 'next', on: null },
    { status: 'ENGINEER', name: '기사배정', is: 'next', on: null },
    { status: 'COMPLETE', name: '방문완료', is: 'next', on: null },
  ],
  next: { text: '상담원이 내용을 확인합니다.', by: '2026-11-24' },
  history: [
    // 23 November in Seoul.
    {
      status: 'RECEIVE',
      statusName: '접수중',
      at: '2026-11-22T15:30:00Z',
      by: 'customer',
      note: '',
    },
  ],
  may: { cancel: true, changeAddress: 'again', callCentre: false },
  changes: { first: '2026-11-30T03:00:00.000Z', second: null, contact: true },
};

/** The same, as it waits for its payment. */
export const waiting: ServiceOrder = {
  ...order,
  status: 'WAIT',
  statusName: '결제 대기',
  payable: 127800,
  payment: orderPayment({ is: 'unpaid', amount: 127_800 }),
  stages: order.stages.map((stage) => ({ ...stage, is: 'next', on: null })),
  next: { text: '결제를 마치시면 접수됩니다.', by: null },
};

/** The same, cancelled by the customer. */
export const cancelled: ServiceOrder = {
  ...order,
  status: 'CANCEL',
  statusName: '취소됨',
  stages: order.stages.map((stage) => ({ ...stage, is: stage.on === null ? 'next' : 'done' })),
  next: { text: '취소된 접수입니다.', by: null },
  may: { cancel: false, changeAddress: 'no', callCentre: false },
  changes: null,
};

/** A filter membership in use. */
export const inUse: ServiceOrder = {
  ...order,
  ...membership,
  status: '3',
  statusName: '이용중',
  symptom: '',
  text: '',
  secondOn: null,
  terms: 1,
  quote: {
    lines: [{ code: 'work', label: '월 이용료', amount: 14_900, condition: '' }],
    total: 14_900,
    point: 0,
    payable: 0,
  },
  membership: {
    fee: 14_900,
    months: 12,
    total: 178_800,
    paidBy: 'contract',
    startedOn: '2026-11-20',
    endsOn: '2027-11-19',
    next: { on: '2027-03-20', names: ['세디먼트 필터'] },
    earlyEnd: { months: 1, supplied: 42_000, paid: 14_900, penalty: 27_100 },
  },
  stages: [
    { status: '1', name: '접수중', is: 'done', on: '2026-11-16' },
    { status: '2', name: '접수확인', is: 'done', on: '2026-11-18' },
    { status: '3', name: '이용중', is: 'now', on: '2026-11-20' },
  ],
  next: { text: '세디먼트 필터: 교체할 때에 맞추어 보내 드립니다.', by: '2027-03-20' },
  history: [],
  may: { cancel: false, changeAddress: 'no', callCentre: false },
  changes: null,
};
