import * as v from 'valibot';
import { comingSchema } from './coming.ts';
import { endpoint, memberEndpoint } from './endpoint.ts';
import { nameInput } from './free-text.ts';
import { calendarSchema } from './holiday.ts';
import { dayStateSchema } from './installation-day.ts';
import { dayInput, daySchema, idxSchema } from './list.ts';
import { linkTokenSchema } from './message-link.ts';
import { placeSchema } from './owned-product.ts';
import { phone010Input } from './phone.ts';
import { productSchema } from './product.ts';
import { windowInput } from './service-request.ts';
import { stagesOf } from './stage.ts';

/** The stages of a shipment, in order, with their names. */
export const deliveryStages = {
  ORDER: '주문 접수',
  PREPARE: '상품 준비',
  DISPATCH: '출고',
  INSTALL: '설치 방문',
  DONE: '설치 완료',
} as const;
export type DeliveryStage = keyof typeof deliveryStages;
const statusSchema = v.picklist(Object.keys(deliveryStages) as DeliveryStage[]);

/** An order number, as in the order confirmation: 10 to 18 digits. */
export const orderNoInput = v.pipe(
  v.string(),
  v.check((text) => text !== '', '주문 번호를 입력해 주세요.'),
  v.regex(/^\d{10,18}$/, '주문 번호를 숫자 10자리 이상으로 입력해 주세요.'),
);

/** What a guest enters to find deliveries: the phone number, and either the name or the order number (`isOnePair`). */
export const deliveryCheckFields = {
  phone: phone010Input,
  name: v.optional(nameInput),
  orderNo: v.optional(orderNoInput),
};

const isOnePair = (asked: { name?: string | undefined; orderNo?: string | undefined }): boolean =>
  (asked.name === undefined) !== (asked.orderNo === undefined);
const ONE_PAIR = '이름과 주문 번호 가운데 하나를 입력해 주세요.';

/** A signed token for one shipment. A guest must send it together with the phone number and the name or order number. */
const encSeqSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

/** The goods of an order that arrive together. Each shipment has its own day of installation. */
const shipmentSchema = v.object({
  shippingSeq: idxSchema,
  /** The token that `changeDelivery` needs from a guest; null for a member. */
  encSeq: v.nullable(encSeqSchema),
  status: statusSchema,
  statusName: v.string(),
  parts: v.array(v.object({ goodsName: v.string(), qty: v.number() })),
  /** The day of installation; null if none is planned yet. */
  installOn: v.nullable(daySchema),
  /** The hours of the engineer's visit: `13:00~16:00`; null if they are not known yet, and while the day is being moved. */
  hours: v.nullable(v.string()),
  /** Whether no day is planned, the centre has planned one, the customer has confirmed it, or the customer asks for another. */
  day: v.picklist(['none', 'planned', 'confirmed', 'moving']),
  dayState: dayStateSchema,
  /** The day that the customer asks for; null unless `day` is `moving`. */
  askedOn: v.nullable(daySchema),
  /**
   * Name and phone number of the engineer. Null until one is assigned, while the customer waits for another day, and for guests,
   * who get the name in `coming`.
   */
  engineer: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  /** Who comes to install it; null or absent where no day stands. A guest sees it too. */
  coming: v.optional(v.nullable(comingSchema)),
  stages: stagesOf(statusSchema),
  /** What happens next, in words for customers; `by` is the day on or by which it happens, null if none is promised. */
  next: v.object({ text: v.string(), by: v.nullable(daySchema) }),
  /** What the customer may do online now. If neither is allowed, only the call centre can change the day. */
  may: v.object({ confirm: v.boolean(), move: v.boolean() }),
  /** Until when the day can be moved online, an ISO 8601 instant; null if it cannot. Absent from an older server. */
  moveUntil: v.optional(v.nullable(v.string())),
});
export type Shipment = v.InferOutput<typeof shipmentSchema>;

/** An order that is delivered, with one shipment or several. */
const deliverySchema = v.object({
  orderNo: v.string(),
  /** 0 purchase, 1 rental. */
  orderKind: v.picklist(['0', '1']),
  orderedOn: daySchema,
  goodsName: v.string(),
  product: productSchema,
  /** True for a guest: name, phone and order number are masked, and there is no address and no engineer's number. */
  masked: v.boolean(),
  custName: v.string(),
  phoneNum: v.string(),
  place: v.nullable(placeSchema),
  shipments: v.array(shipmentSchema),
  /** Opens it by `openDeliveryLink`. Only in a look-up's answer, on a day on which somebody comes: look-ups are limited, links are not. */
  linkToken: v.optional(linkTokenSchema),
});
export type Delivery = v.InferOutput<typeof deliverySchema>;

/** Kinds of cached answers that a change to a delivery invalidates. */
const deliveriesStale = [
  'deliveryCheck',
  'delivery',
  'deliveryDays',
  'openDeliveryLink',
  'orderList',
  'overview',
] as const;

export const lookUpDeliveries = endpoint({
  kind: 'deliveryCheck',
  personal: true,
  path: '/api/customer/delivery',
  overlay: 'orderInfo',
  summary:
    'Looks deliveries up by phone and name, or phone and order number; a wrong one and none at all answer alike.',
  input: v.pipe(
    v.object(deliveryCheckFields),
    v.check((asked) => isOnePair(asked), ONE_PAIR),
  ),
  /** The ten newest deliveries; empty if nothing was found. */
  answer: v.object({ list: v.array(deliverySchema) }),
});

export const readDelivery = memberEndpoint({
  kind: 'delivery',
  path: '/api/customer/delivery/{orderNo}',
  overlay: 'orderInfo',
  summary: 'The delivery of one of the member’s orders.',
  input: v.object({ orderNo: orderNoInput }),
  answer: deliverySchema,
  errors: ['ERR_NOT_FOUND'],
});

export const openDeliveryLink = endpoint({
  kind: 'openDeliveryLink',
  reads: true,
  // A member sees more of their own than others do.
  personal: true,
  path: '/api/customer/deliveryLink',
  summary: 'The delivery that a message links to, masked as a look-up shows it.',
  input: v.object({ token: linkTokenSchema }),
  /** No shipment has an `encSeq`: the day can only be changed after a login or a look-up. */
  answer: deliverySchema,
  errors: ['ERR_NOT_FOUND'],
});

/** The shipment to change. */
const changed = {
  shippingSeq: idxSchema,
  /** Only from a guest: the token of the shipment, and what the guest entered for the look-up. */
  guest: v.optional(
    v.pipe(
      v.object({ encSeq: encSeqSchema, ...deliveryCheckFields }),
      v.check((asked) => isOnePair(asked), ONE_PAIR),
    ),
  ),
};

export const readDeliveryDays = endpoint({
  kind: 'deliveryDays',
  reads: true,
  personal: true,
  path: '/api/customer/deliveryDays',
  summary: 'The days and windows to which an installation can be moved; moving it costs nothing.',
  input: v.object(changed),
  answer: calendarSchema,
  errors: [
    'ERR_LOGIN_REQUIRED',
    'ERR_NOT_CERTIFIED',
    'ERR_NOT_FOUND',
    'ERR_DELIVERY_STAGE',
    'ERR_ORDER_LATE',
  ],
});

export const changeDelivery = endpoint({
  kind: 'changeDelivery',
  method: 'POST',
  path: '/api/customer/delivery/{shippingSeq}',
  personal: true,
  invalidates: deliveriesStale,
  summary:
    'Confirms the day of installation or moves it: a member their own, a guest what a look-up found.',
  input: v.object({
    ...changed,
    wants: v.picklist(['confirm', 'move']),
    /** The day of installation that the customer saw. If the centre has planned another since, the change is refused. */
    installOn: dayInput,
    /** The new day, only with `move`; it must be open in deliveryDays. */
    moveOn: v.optional(dayInput),
    /** The hours on it; default: the first with a free place. */
    window: windowInput,
  }),
  answer: deliverySchema,
  errors: [
    'ERR_LOGIN_REQUIRED',
    'ERR_NOT_CERTIFIED',
    'ERR_NOT_FOUND',
    'ERR_DELIVERY_STAGE',
    'ERR_ORDER_LATE',
    'ERR_WINDOW_FULL',
  ],
});
