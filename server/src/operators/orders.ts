import {
  dayInput,
  idxSchema,
  lineInput,
  nameInput,
  serviceStatusName,
  windowInput,
} from '@portal/contract';
import * as v from 'valibot';
import {
  announceArrival,
  moveDays,
  moveOrder,
  nameEngineer,
} from '../modules/service-order/move-order.ts';
import { daysOf } from '../modules/service-order/tell.ts';
import type { Move } from '../modules/service-order/rules.ts';
import type { Parts } from '../parts.ts';
import { command } from './argument.ts';
import { checkPicture, pictureInput } from './engineer.ts';
import type { Commands } from './socket.ts';

const orderMove = v.object({ ordNbr: idxSchema, note: v.optional(lineInput(0, 100), '') });

const movedDays = v.object({
  ordNbr: idxSchema,
  visitOn: v.optional(dayInput),
  secondOn: v.optional(dayInput),
  visitWindow: windowInput,
  secondWindow: windowInput,
});
/** An engineer on the way to a visit of today. */
export const minutesInput = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(180, '180분까지 적을 수 있습니다.'),
);
const engineer = v.object({ ordNbr: idxSchema, name: nameInput, picture: pictureInput });
const onTheWay = v.object({ ordNbr: idxSchema, minutes: minutesInput });
const reasons = {
  unknown: 'there is no such number',
  stage: 'only a request that was received and is not over can change so',
  today: 'nobody visits it today',
  days: 'these are its days, or its second day is unknown to it or before the first',
};

/** Commands that move requests for services on; customers read the note in the history. */
export function orderCommands({
  db,
  cipher,
  clock,
}: Pick<Parts, 'db' | 'cipher' | 'clock'>): Commands {
  const move = (by: Move) =>
    command(orderMove, async ({ ordNbr, note }) => {
      const event = { at: clock.now().getTime(), by: 'centre', note } as const;
      const moved = await moveOrder({ db, cipher }, { ordNbr, move: by }, event);
      if (!moved) throw new Error('there is no such number');
      const { row, outcome } = moved;
      if ('refused' in outcome && outcome.refused === 'paying')
        throw new Error(`its payment ${row.pay_moid} has to end first`);
      if (!('to' in outcome))
        throw new Error(`nothing comes after ${serviceStatusName(row.service, row.status)}`);
      return {
        status: outcome.to,
        statusName: serviceStatusName(row.service, outcome.to),
        days: daysOf(row),
      };
    });
  return {
    'advance-order': move('advance'),
    'cancel-order': move('cancelByCentre'),
    'move-order-day': command(movedDays, async ({ ordNbr, ...days }) => {
      const refused = await moveDays({ db, cipher }, ordNbr, days, clock.now().getTime());
      if (refused !== null) throw new Error(reasons[refused]);
      return { ordNbr, ...days };
    }),
    'name-order-engineer': command(engineer, async (asked) => {
      await checkPicture(db, asked.picture);
      const refused = await nameEngineer({ db, cipher, clock }, asked);
      if (refused !== null) throw new Error(reasons[refused]);
      return { ordNbr: asked.ordNbr };
    }),
    'order-on-the-way': command(onTheWay, async (asked) => {
      const refused = await announceArrival({ db, cipher, clock }, asked);
      if (refused !== null) throw new Error(reasons[refused]);
      return asked;
    }),
  };
}
