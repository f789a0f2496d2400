import { people } from '@portal/testing/people';
import { addDelivery, type NewDelivery } from '../../modules/delivery/repository.ts';
import { deliveryCommands } from '../../operators/deliveries.ts';
import { noon, type TestApi } from '../api.ts';

const { haneul } = people;
let orders = 0;

/** An order of 김하늘 in one shipment; `change` replaces fields. */
const aDelivery = (change: Partial<NewDelivery> = {}): NewDelivery => ({
  orderNo: String(20_261_110_000_000 + ++orders),
  userIdx: haneul.userIdx,
  orderKind: '1',
  orderedOn: '2026-11-10',
  goodsCd: 'HB-520',
  goodsName: '한결 안마의자 HB-520',
  product: 'bf',
  custName: haneul.name,
  phoneNum: haneul.phone,
  place: { zonecode: '05551', addr: '서울 송파구 올림로 300', addrDetail: '101동 1203호' },
  shipments: [[{ goodsName: '한결 안마의자 HB-520', qty: 1 }]],
  ...change,
});

/** Runs an operator's command for deliveries at a given time. */
export function operateDelivery(
  api: TestApi,
  command:
    | 'add-delivery'
    | 'deliveries'
    | 'advance-shipment'
    | 'plan-shipment'
    | 'ask-shipment'
    | 'shipment-on-the-way'
    | 'name-engineer',
  argument: object,
  at = noon,
): Promise<unknown> {
  const run = deliveryCommands(api.partsAt(at))[command];
  if (!run) throw new Error(`there is no command ${command}`);
  return run(argument);
}

/** Stores an order. @returns its number and its shipments' numbers */
export async function deliver({ database, secrets }: TestApi, change: Partial<NewDelivery> = {}) {
  const wanted = aDelivery(change);
  const at = Date.parse('2026-11-10T09:00:00+09:00');
  const numbers = await addDelivery({ db: database.db, ...secrets }, wanted, at);
  if (!numbers) throw new Error('the order is there already');
  return { orderNo: wanted.orderNo, shippingSeqs: numbers, shippingSeq: numbers[0] ?? '' };
}

/** Stores an order whose shipment is in PREPARE, with a planned day. */
export async function deliverPlanned(
  api: TestApi,
  change: Partial<NewDelivery> = {},
  installOn = '2026-11-27',
) {
  const stored = await deliver(api, change);
  const { shippingSeq } = stored;
  await operateDelivery(api, 'advance-shipment', { shippingSeq });
  await operateDelivery(api, 'plan-shipment', { shippingSeq, installOn, hours: '13:00~16:00' });
  return { ...stored, installOn };
}
