import {
  dayInput,
  deliveryStages,
  idxSchema,
  lineInput,
  nameInput,
  orderNoInput,
  phoneInput,
  placeSchema,
} from '@portal/contract';
import * as v from 'valibot';
import { announceArrival, changeShipment } from '../modules/delivery/change-shipment.ts';
import { addDelivery, nameEngineer, openShipments } from '../modules/delivery/repository.ts';
import type { Change } from '../modules/delivery/rules.ts';
import { findModel } from '../modules/product/repository.ts';
import type { Parts } from '../parts.ts';
import { command } from './argument.ts';
import { checkPicture, pictureInput } from './engineer.ts';
import { minutesInput } from './orders.ts';
import type { Commands } from './socket.ts';

const oneShipment = { shippingSeq: idxSchema };
const planned = v.object({
  ...oneShipment,
  installOn: dayInput,
  hours: v.optional(v.pipe(v.string(), v.regex(/^\d\d:\d\d~\d\d:\d\d$/))),
});
const asked = v.object({ ...oneShipment, moveOn: dayInput });
const named = v.object({
  ...oneShipment,
  name: nameInput,
  phone: phoneInput,
  picture: pictureInput,
});
const added = v.object({
  orderNo: orderNoInput,
  /** Customer number; absent if the customer ordered without an account. */
  userIdx: v.optional(v.nullable(idxSchema), null),
  orderKind: v.picklist(['0', '1']),
  orderedOn: dayInput,
  goodsCd: v.string(),
  custName: nameInput,
  phoneNum: phoneInput,
  place: placeSchema,
  shipments: v.pipe(
    v.array(
      v.pipe(v.array(v.object({ goodsName: lineInput(1, 60), qty: v.number() })), v.minLength(1)),
    ),
    v.minLength(1),
  ),
});

const onTheWay = v.object({ ...oneShipment, minutes: minutesInput });

const reasons = {
  unknown: 'there is no such number',
  today: 'it is not out for an installation of today',
  stage: 'its stage does not allow that',
  day: 'no day of installation stands, or that one is over',
  late: 'its day is too near',
};

/** Commands for the order system and the centre. Their output contains no personal data. */
export function deliveryCommands({ db, cipher, clock }: Parts): Commands {
  const change = async (shippingSeq: string, wanted: Change, hours?: string | null) => {
    const by = { at: clock.now().getTime(), by: 'centre' } as const;
    const asked = { shippingSeq, change: wanted, ...(hours !== undefined && { hours }) };
    const changed = await changeShipment({ db, cipher }, asked, by, clock.today());
    if (!changed) throw new Error('there is no such number');
    const { outcome } = changed;
    if ('refused' in outcome) throw new Error(reasons[outcome.refused]);
    return { ...outcome.to, statusName: deliveryStages[outcome.to.status] };
  };
  return {
    'add-delivery': command(added, async ({ goodsCd, ...order }) => {
      const model = await findModel(db, { goodsCd });
      if (!model) throw new Error('there is no such model');
      const at = clock.now().getTime();
      const shippingSeqs = await db
        .transaction()
        .execute((inside) => addDelivery({ db: inside, cipher }, { ...order, ...model }, at));
      if (!shippingSeqs) throw new Error('there is a delivery of this order');
      return { shippingSeqs };
    }),
    deliveries: () => openShipments(db),
    'advance-shipment': command(v.object(oneShipment), ({ shippingSeq }) =>
      change(shippingSeq, { is: 'advance' }),
    ),
    'plan-shipment': command(planned, ({ shippingSeq, installOn, hours = null }) =>
      change(shippingSeq, { is: 'plan', installOn }, hours),
    ),
    'ask-shipment': command(asked, ({ shippingSeq, moveOn }) =>
      change(shippingSeq, { is: 'ask', moveOn }),
    ),
    'shipment-on-the-way': command(onTheWay, async (asked) => {
      const refused = await announceArrival({ db, cipher, clock }, asked);
      if (refused !== null) throw new Error(reasons[refused]);
      return asked;
    }),
    'name-engineer': command(named, async ({ shippingSeq, ...engineer }) => {
      await checkPicture(db, engineer.picture);
      if (!(await nameEngineer({ db, cipher }, shippingSeq, engineer)))
        throw new Error('there is no such number');
      return { shippingSeq };
    }),
  };
}
