import {
  areHoursOver,
  deliveryStages,
  soonness,
  type AnswerOf,
  type readOverview,
} from '@portal/contract';
import { clockInSeoul } from '@portal/format';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import { comingToShipment } from './coming.ts';
import { standingOf } from './repository.ts';
import { dayStateOf } from './rules.ts';

/** More installations than anybody has in a month. */
const MOST_DATED = 100;
/** How many open shipments with the earliest days are read. They are compared with one that has an arrival time today. */
const MOST_NEXT = 5;

/** The shipments of a customer that are still to be installed, with their orders. */
const openShipments = (db: Db, userIdx: string) =>
  db
    .selectFrom('shipment')
    .innerJoin('delivery', 'shipment.delivery_idx', 'delivery.delivery_idx')
    .select(['order_no', 'order_kind', 'goods_name', 'status', 'day', 'install_on', 'asked_on'])
    .where('shipment.user_idx', '=', userIdx)
    .where('status', '<>', 'DONE');

/**
 * The next installation of a customer: the one whose engineer is on the way, then a late one, then by day and hours (`soonness`); null
 * if there is none. Installations without a day that stands come last. The index `shipment_next` has exactly this filter and the
 * order of the days, so that few rows of it are read.
 */
export async function findNextInstallation(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  userIdx: string,
): Promise<AnswerOf<typeof readOverview>['delivery']> {
  const now = clock.now();
  const { day: today, time } = clockInSeoul(now);
  const standsOn = sql<string | null>`case when day <> 'moving' then install_on end`;
  const open = openShipments(db, userIdx).select(['shipment.engineer', 'arrives_at', 'hours']);
  const earliest = open
    .orderBy(standsOn, (order) => order.asc().nullsLast())
    .orderBy('shipping_seq')
    .limit(MOST_NEXT);
  const underWay = open.where(standsOn, '=', today).where('arrives_at', 'is not', null).limit(1);
  const rows = await db
    .selectFrom(earliest.as('earliest'))
    .selectAll()
    .unionAll(db.selectFrom(underWay.as('under_way')).selectAll())
    .execute();
  const installations = rows.map((row) => {
    const isMoving = row.day === 'moving';
    const due = {
      on: isMoving ? null : row.install_on,
      hours: isMoving ? null : row.hours,
      coming: comingToShipment(cipher, row, now.getTime()),
    };
    const over = areHoursOver(due, time);
    return {
      soonness: soonness({ ...due, over }),
      delivery: {
        orderNo: row.order_no,
        orderKind: row.order_kind,
        goodsName: row.goods_name,
        statusName: deliveryStages[row.status],
        installOn: row.install_on,
        dayState: dayStateOf(standingOf(row), today),
        hours: due.hours,
        over,
        coming: due.coming,
      },
    };
  });
  const [first] = installations.toSorted((a, b) => a.soonness.localeCompare(b.soonness));
  return first?.delivery ?? null;
}

/** The installations of a customer whose day waits for the customer's confirmation, the earliest first, ten at most. */
export async function findToConfirm(
  db: Db,
  userIdx: string,
  today: string,
): Promise<NonNullable<AnswerOf<typeof readOverview>['toConfirm']>> {
  const rows = await openShipments(db, userIdx)
    .where('day', '=', 'planned')
    .where('install_on', '>=', today)
    .orderBy('install_on')
    .orderBy('shipping_seq')
    .limit(10)
    .execute();
  return rows.flatMap((row) =>
    row.install_on !== null && dayStateOf(standingOf(row), today) === 'toConfirm'
      ? [
          {
            orderNo: row.order_no,
            orderKind: row.order_kind,
            goodsName: row.goods_name,
            installOn: row.install_on,
          },
        ]
      : [],
  );
}

/** The installations of a customer from a day on, those that were made included. */
export function findDatedShipments(db: Db, userIdx: string, since: string) {
  return db
    .selectFrom('shipment')
    .innerJoin('delivery', 'shipment.delivery_idx', 'delivery.delivery_idx')
    .select(['shipping_seq', 'version', 'goods_name', 'hours', 'ordered_on'])
    .select(['status', 'day', 'install_on', 'asked_on'])
    .select(({ selectFrom }) =>
      selectFrom('shipment_event')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('shipment_event.shipping_seq', '=', 'shipment.shipping_seq')
        .as('changed_at'),
    )
    .where('shipment.user_idx', '=', userIdx)
    .where('install_on', '>=', since)
    .orderBy('shipping_seq')
    .limit(MOST_DATED)
    .execute();
}

/** The products of a customer that are still to be installed, one for each order. */
export async function findOpenGoods(db: Db, userIdx: string): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery')
    .select(['goods_name'])
    .where('user_idx', '=', userIdx)
    .where(({ exists }) =>
      exists(
        db
          .selectFrom('shipment')
          .select('shipping_seq')
          .where('status', '<>', 'DONE')
          .whereRef('shipment.delivery_idx', '=', sql.ref('delivery.delivery_idx')),
      ),
    )
    .orderBy('delivery_idx')
    .execute();
  return rows.map(({ goods_name }) => goods_name);
}
