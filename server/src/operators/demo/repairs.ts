import { serviceStages } from '@portal/contract';
import * as v from 'valibot';
import { daysAfter, daysBefore } from '../../calendar/clock.ts';
import { visitDayFrom } from '../../calendar/holidays.ts';
import {
  addOrder,
  changeOrder,
  findOrder,
  findOrders,
  type NewOrder,
} from '../../modules/service-order/repository.ts';
import { writeDays } from '../../modules/service-order/move-order.ts';
import { openEntered } from '../../modules/service-order/views/detail.ts';
import { placeVisits, zonesOf } from '../../modules/service-order/windows/place-visits.ts';
import type { Parts } from '../../parts.ts';
import { demoWork } from '../after-visit/demo.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({ memberId: v.string() });

/** How many days ago the visits were. The work of the demo's repairs is covered for 90 days. */
const VISITED = { covered: 40, expired: 140 };
/** The first day that the new request was filed for, counted from today. */
const FILED_FOR_DAYS = 5;

const [RECEIVED = '', ...later] = Object.keys(serviceStages.after);
const FINISHED = later.at(-1);

const morningOf = (day: string) => Date.parse(`${day}T10:30:00+09:00`);

/**
 * A command that gives a member what becomes of repairs later: one whose work is not covered any more, and one whose fault came
 * back, which is filed again and moved to a later day. They are of the product of the member's newest finished repair.
 */
export function demoRepairCommands({ db, cipher, clock, company }: Parts): Commands {
  const { holidays } = company.schedule;
  return {
    'demo-repairs': command(demoFor, async ({ memberId }) =>
      db.transaction().execute(async (transaction) => {
        const store = { db: transaction, cipher };
        const today = clock.today();
        const newest = { status: FINISHED, curPage: 1, pageSize: 2 };
        const [finished, another] = (await findOrders(transaction, memberId, 'after', newest)).list;
        const like = finished && (await findOrder(transaction, String(finished.ord_nbr)));
        // A second one is of an earlier start of the demo.
        if (!like || another || like.product_idx === null) return { repairs: 0 };
        const { service, product, goods_name: goodsName, quote, product_idx } = like;
        const entered = openEntered(cipher, like);
        const file = (dates: Pick<NewOrder, 'receivedOn' | 'visitOn' | 'againOf'>) =>
          addOrder(
            store,
            {
              memberId,
              service,
              product,
              productIdx: String(product_idx),
              goodsName,
              status: RECEIVED,
              entered,
              quote,
              siteType: 'CS',
              ...dates,
            },
            { at: morningOf(dates.receivedOn), by: 'customer', note: '' },
          );

        /** A repair whose visit was so many days ago. @returns its number */
        const repaired = async (daysAgo: number): Promise<string> => {
          const visitOn = visitDayFrom(daysBefore(today, daysAgo), holidays, -1);
          const ordNbr = await file({ receivedOn: daysBefore(visitOn, 3), visitOn });
          const done = demoWork(service, visitOn);
          for (const [i, status] of later.entries()) {
            const event = { at: morningOf(visitOn), status, by: 'centre', note: '' } as const;
            const work = status === FINISHED &&
              done && {
                work: cipher.sealJson('service_order.work', done.report),
                warranty_until: done.warrantyUntil,
              };
            const row = { ord_nbr: Number(ordNbr), version: i + 1 };
            await changeOrder(store, row, event, work || {});
          }
          return ordNbr;
        };

        await repaired(VISITED.expired);
        const againOf = await repaired(VISITED.covered);
        const first = visitDayFrom(daysAfter(today, FILED_FOR_DAYS), holidays);
        const ordNbr = await file({ receivedOn: daysBefore(today, 1), visitOn: first, againOf });
        const days = { ord_nbr: Number(ordNbr), service, visit_on: first, second_on: null };
        await placeVisits(store, days, zonesOf(entered), {});
        const filed = await findOrder(transaction, ordNbr);
        const visitOn = visitDayFrom(daysAfter(first, 1), holidays);
        const moved = { at: clock.now().getTime(), by: 'customer' } as const;
        if (filed) await writeDays(store, filed, { visitOn, secondOn: null }, moved);
        return { repairs: 3 };
      }),
    ),
  };
}
