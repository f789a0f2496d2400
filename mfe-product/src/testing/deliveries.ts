import { deliveryStages, type Delivery, type DeliveryStage, type Shipment } from '@portal/contract';

const order = Object.keys(deliveryStages) as DeliveryStage[];

/** The stages of a shipment whose present stage is `status`. */
const stagesAt = (status: DeliveryStage): Shipment['stages'] =>
  order.map((each, i) => {
    const at = order.indexOf(status);
    return {
      status: each,
      name: deliveryStages[each],
      is: i < at ? 'done' : i === at ? 'now' : 'next',
      on: i <= at ? `2026-11-${String(16 + i)}` : null,
    };
  });

/** `dayState` by `day`, for future installation days; past ones would be `late` or `done`. */
const dayStates = {
  none: 'none',
  planned: 'toConfirm',
  confirmed: 'fixed',
  moving: 'moving',
} as const;

/** A shipment at a stage, with a planned installation day. */
export const shipment = (status: DeliveryStage, own: Partial<Shipment> = {}): Shipment => ({
  shippingSeq: '500001',
  encSeq: null,
  status,
  statusName: deliveryStages[status],
  parts: [{ goodsName: '편안 안마의자', qty: 1 }],
  installOn: '2026-12-01',
  hours: '13:00~16:00',
  day: 'planned',
  dayState: status === 'DONE' ? 'done' : dayStates[own.day ?? 'planned'],
  askedOn: null,
  engineer: null,
  stages: stagesAt(status),
  next: { text: '창고에서 제품을 내보냅니다.', by: '2026-11-27' },
  may: { confirm: true, move: true },
  ...own,
});

/** The delivery of a chair in the stage PREPARE, as a member sees it. */
export const delivery: Delivery = {
  orderNo: '2026111600017',
  orderKind: '1',
  orderedOn: '2026-11-16',
  goodsName: '편안 안마의자',
  product: 'bf',
  masked: false,
  custName: '김하늘',
  phoneNum: '01000001001',
  place: { zonecode: '06236', addr: '서울 강남구 테헤란로 152', addrDetail: '3층' },
  shipments: [shipment('PREPARE')],
};

/** The same delivery as a guest sees it. */
export const foundDelivery: Delivery = {
  ...delivery,
  orderNo: '2026*****0017',
  custName: '최*지',
  phoneNum: '010-****-2001',
  masked: true,
  place: null,
  shipments: [shipment('PREPARE', { encSeq: 'sealed-sealed-sealed-1' })],
};

export const installDays = {
  from: '2026-11-22',
  to: '2027-01-21',
  firstOpen: '2026-11-25',
  closed: ['22', '23', '24'].map((day) => ({ day: `2026-11-${day}`, reason: '준비하는 기간' })),
  windows: [
    { window: '09:00~12:00', full: [] },
    { window: '13:00~16:00', full: ['2026-12-04'] },
  ],
};
