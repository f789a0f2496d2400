import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { lineInput } from './free-text.ts';
import { dayInput, daySchema, idxSchema } from './list.ts';
import { placeSchema } from './owned-product.ts';
import { phone010Input } from './phone.ts';
import { productSchema } from './product.ts';
import { stagesOf } from './stage.ts';

/** The stages of a shipment in their order: status code and name. */
export const deliveryStages = {
  ORDER: '주문 접수',
  PREPARE: '상품 준비',
  DISPATCH: '출고',
  INSTALL: '설치 방문',
  DONE: '설치 완료',
} as const;
export type DeliveryStage = keyof typeof deliveryStages;
const statusSchema = v.picklist(Object.keys(deliveryStages) as DeliveryStage[]);

/** An order's number, as the order confirmation has it. */
export const orderNoInput = v.pipe(
  v.string(),
  v.regex(/^\d{10,18}$/, '주문 번호를 숫자 10자리 이상으로 입력해 주세요.'),
);

/** Who looks a delivery up without an account: by name and phone, or by phone and order number (`isOnePair`). */
export const deliveryCheckFields = {
  phone: phone010Input,
  name: v.optional(lineInput(2, 30)),
  orderNo: v.optional(orderNoInput),
};

const isOnePair = (asked: { name?: string | undefined; orderNo?: string | undefined }): boolean =>
  (asked.name === undefined) !== (asked.orderNo === undefined);
const ONE_PAIR = '이름과 주문 번호 가운데 하나를 입력해 주세요.';

/** Stands for a shipment in a guest's hands: signed, and of use with what it was looked up by alone. */
const encSeqSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

/** One shipment of an order: what comes together, with a day of its own. */
const shipmentSchema = v.object({
  shippingSeq: idxSchema,
  /** For a guest alone: what `changeDelivery` wants of one. */
  encSeq: v.nullable(encSeqSchema),
  status: statusSchema,
  statusName: v.string(),
  parts: v.array(v.object({ goodsName: v.string(), qty: v.number() })),
  /** The day of installation; null where it is not planned yet. */
  installOn: v.nullable(daySchema),
  /** The hours of the visit: `13:00~16:00`; null where they are not known yet. */
  hours: v.nullable(v.string()),
  /** Whether the day is not planned, planned, confirmed by the customer, or asked to be moved. */
  day: v.picklist(['none', 'planned', 'confirmed', 'moving']),
  /** The day that the customer asked for; null unless `day` is `moving`. */
  askedOn: v.nullable(daySchema),
  /** Who comes; null for a guest, and until it is known. */
  engineer: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  stages: stagesOf(statusSchema),
  /** What happens next, and by when; `by` is null where no day is known. */
  next: v.object({ text: v.string(), by: v.nullable(daySchema) }),
  /** What the customer may do here now; where neither is true and it is not over, the call centre is the way. */
  may: v.object({ confirm: v.boolean(), move: v.boolean() }),
});
export type Shipment = v.InferOutput<typeof shipmentSchema>;

/** The delivery of an order, in one shipment or several. */
const deliverySchema = v.object({
  orderNo: v.string(),
  /** 0 purchase, 1 rental. */
  orderKind: v.picklist(['0', '1']),
  orderedOn: daySchema,
  goodsName: v.string(),
  product: productSchema,
  /** For a guest: name, number and order number are masked, and there is no place and no engineer. */
  masked: v.boolean(),
  custName: v.string(),
  phoneNum: v.string(),
  place: v.nullable(placeSchema),
  shipments: v.array(shipmentSchema),
});
export type Delivery = v.InferOutput<typeof deliverySchema>;

/** Kinds of the reads that a change to a delivery makes stale. */
const deliveriesStale = ['deliveryCheck', 'delivery', 'orderList'] as const;

export const checkDelivery = endpoint({
  kind: 'deliveryCheck',
  method: 'GET',
  personal: true,
  path: '/api/customer/delivery',
  overlay: 'orderInfo',
  summary:
    'Looks deliveries up by phone and name, or phone and order number; a wrong one and none at all answer alike.',
  input: v.pipe(
    v.object(deliveryCheckFields),
    v.check((asked) => isOnePair(asked), ONE_PAIR),
  ),
  /** The newest ten. */
  answer: v.object({ list: v.array(deliverySchema) }),
  envelope: 'data',
});

export const getDelivery = endpoint({
  kind: 'delivery',
  method: 'GET',
  path: '/api/customer/delivery/{orderNo}',
  audience: 'member',
  overlay: 'orderInfo',
  summary: 'The delivery of one of the member’s orders.',
  input: v.object({ orderNo: orderNoInput }),
  answer: deliverySchema,
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});

export const changeDelivery = endpoint({
  kind: 'changeDelivery',
  method: 'POST',
  path: '/api/customer/delivery/{shippingSeq}',
  personal: true,
  invalidates: deliveriesStale,
  summary:
    'Confirms the day of installation or asks to move it: a member their own, a guest what a look-up found.',
  input: v.object({
    shippingSeq: idxSchema,
    wants: v.picklist(['confirm', 'move']),
    /** The day that the customer saw; another one planned since refuses the change. */
    installOn: dayInput,
    /** Asked for with `move`: one of the days that findErpHoliday has open for `delivery`. */
    moveOn: v.optional(dayInput),
    /** A guest's: what the look-up gave, and what it was looked up by. */
    guest: v.optional(
      v.pipe(
        v.object({ encSeq: encSeqSchema, ...deliveryCheckFields }),
        v.check((asked) => isOnePair(asked), ONE_PAIR),
      ),
    ),
  }),
  answer: deliverySchema,
  envelope: 'data',
  errors: ['ERR_LOGIN_REQUIRED', 'ERR_NOT_CERTIFIED', 'ERR_NOT_FOUND', 'ERR_DELIVERY_STAGE'],
});
