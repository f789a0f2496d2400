import { deliveryStages, type AnswerOf, type readOverview } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { standingOf } from './repository.ts';
import { dayStateOf } from './rules.ts';

/**
 * The next installation of a customer, a late one first; null if there is none. Installations without a day that stands come
 * last. The index `shipment_next` has exactly this filter and order, so that one row of it is read.
 */
export async function findNextInstallation(
  db: Db,
  userIdx: string,
  today: string,
): Promise<AnswerOf<typeof readOverview>['delivery']> {
  const row = await db
    .selectFrom('shipment')
    .innerJoin('delivery', 'shipment.delivery_idx', 'delivery.delivery_idx')
    .select(['order_no', 'order_kind', 'goods_name', 'status', 'day', 'install_on', 'asked_on'])
    .where('shipment.user_idx', '=', userIdx)
    .where('status', '<>', 'DONE')
    .orderBy(sql`case when day <> 'moving' then install_on end`, (order) => order.asc().nullsLast())
    .orderBy('shipping_seq')
    .limit(1)
    .executeTakeFirst();
  return row
    ? {
        orderNo: row.order_no,
        orderKind: row.order_kind,
        goodsName: row.goods_name,
        statusName: deliveryStages[row.status],
        installOn: row.install_on,
        dayState: dayStateOf(standingOf(row), today),
      }
    : null;
}
