import type { AnswerOf, Delivery, readUsage, Shipment } from '@portal/contract';
import { registrationAt, rented, shipped, UNVERIFIED } from '@portal/testing/products';

export const LONG = '한결 안마의자 프리미엄 HB-700(가정용, 밤색 가죽, 발 안마와 온열이 있는 모델)';

const shipment: Shipment = {
  shippingSeq: '500001',
  encSeq: null,
  status: 'DISPATCH',
  statusName: '출고',
  parts: [{ goodsName: LONG, qty: 1 }],
  installOn: '2026-12-01',
  hours: '13:00~16:00',
  day: 'planned',
  dayState: 'toConfirm',
  askedOn: null,
  engineer: { name: '오설치', phone: '01000009001' },
  stages: [
    { status: 'ORDER', name: '주문 접수', is: 'done', on: '2026-11-16' },
    { status: 'PREPARE', name: '상품 준비', is: 'done', on: '2026-11-18' },
    { status: 'DISPATCH', name: '출고', is: 'now', on: '2026-11-20' },
    { status: 'INSTALL', name: '설치 방문', is: 'next', on: null },
    { status: 'DONE', name: '설치 완료', is: 'next', on: null },
  ],
  next: { text: '기사가 방문해 설치합니다.', by: '2026-12-01' },
  may: { confirm: true, move: true },
};

/** A delivery of two shipments: the day of one waits for a confirmation, and the customer asks to move the other. */
export const delivery: Delivery = {
  orderNo: '2026111600017',
  orderKind: '1',
  orderedOn: '2026-11-16',
  goodsName: LONG,
  product: 'bf',
  masked: false,
  custName: '김하늘',
  phoneNum: '01000001001',
  place: { zonecode: '06035', addr: '서울 강남구 한솔로 12', addrDetail: '3층 301호' },
  shipments: [
    shipment,
    {
      ...shipment,
      shippingSeq: '500002',
      day: 'moving',
      dayState: 'moving',
      askedOn: '2026-12-04',
      engineer: null,
      may: { confirm: false, move: false },
    },
  ],
};

/** The same delivery in one shipment. */
const deliveryOf = (own: Partial<Shipment>): Delivery => ({
  ...delivery,
  shipments: [{ ...shipment, may: { confirm: false, move: false }, ...own }],
});
const allDone = shipment.stages.map((stage) => ({
  ...stage,
  is: 'done' as const,
  on: '2026-12-01',
}));
export const deliveries = {
  noDay: deliveryOf({
    status: 'PREPARE',
    day: 'none',
    dayState: 'none',
    installOn: null,
    hours: null,
    engineer: null,
    next: { text: '설치하러 갈 날을 정해 알려 드립니다.', by: '2026-11-27' },
  }),
  confirmed: deliveryOf({
    day: 'confirmed',
    dayState: 'fixed',
    may: { confirm: false, move: true },
  }),
  late: deliveryOf({
    day: 'confirmed',
    dayState: 'late',
    next: { text: '설치 예정일이 지났습니다. 고객센터에서 확인해 드립니다.', by: null },
  }),
  done: deliveryOf({
    status: 'DONE',
    statusName: '설치 완료',
    day: 'confirmed',
    dayState: 'done',
    stages: allDone,
    next: { text: '설치를 모두 마쳤습니다.', by: null },
  }),
};

/** The same delivery as a guest sees it. */
export const foundDelivery: Delivery = {
  ...delivery,
  orderNo: '*********0017',
  custName: '최*지',
  phoneNum: '010-****-2001',
  masked: true,
  place: null,
  shipments: [{ ...shipment, encSeq: '500001_0123456789abcdef', engineer: null }],
};

/** A dispatched order, and one from before the portal had deliveries. */
export const orders = [
  { ...shipped, goodsNames: [LONG, '발 쿠션'] },
  {
    ...shipped,
    ordNo: '2020051300012',
    orderedOn: '2020-05-13',
    installedOn: '2020-05-20',
    goodsNames: ['한결 냉온정수기 HW-310'],
    delivery: null,
  },
];

export const models = [
  { goodsCd: 'HB-700', goodsName: LONG, product: 'bf' },
  { goodsCd: 'HW-310', goodsName: '한결 냉온정수기', product: 'w' },
];

/** A refused registration. */
export const refused = registrationAt('COMPLETE', {
  goodsName: LONG,
  refused: true,
  refusal: '사진에서 주문한 날짜가 보이지 않습니다. 날짜가 보이게 다시 캡처해 주세요.',
});
/** A registration that is not checked yet. */
export const received = registrationAt('RECEIVE', { goodsName: LONG });

export const usage: AnswerOf<typeof readUsage> = {
  ...rented,
  productIdx: '71',
  goodsCd: 'HB-700',
  goodsName: LONG,
  product: 'bf',
  serialNo: null,
  verified: false,
  place: delivery.place,
  manuals: [{ bbsIdx: '3001', subject: '한결 안마의자 프리미엄 사용 설명서' }],
  videos: [{ bbsIdx: '2001', subject: '안마의자가 켜지지 않을 때 전원 확인하기' }],
  faqs: [{ bbsIdx: '1015', subject: '안마의자 전원이 켜지지 않습니다' }],
  services: [
    { service: 'after', refusal: null },
    { service: 'seat', refusal: UNVERIFIED },
  ],
};
