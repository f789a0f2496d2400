import { deliveryStages, type AnswerOf, type getOverview } from '@portal/contract';
import type { Db } from '../../db/database.ts';

/**
 * The next installation of a customer on `today` or later; null if there is none. Installations without a planned day come
 * last.
 */
export async function findNextInstallation(
  db: Db,
  userIdx: string,
  today: string,
): Promise<AnswerOf<typeof getOverview>['delivery']> {
  const row = await db
    .selectFrom('delivery')
    .innerJoin('shipment', 'shipment.delivery_idx', 'delivery.delivery_idx')
    .select(['order_no', 'goods_name', 'status', 'install_on'])
    .where('user_idx', '=', userIdx)
    .where('status', '<>', 'DONE')
    .where((or) => or.or([or('install_on', 'is', null), or('install_on', '>=', today)]))
    .orderBy('install_on', (order) => order.asc().nullsLast())
    .orderBy('ordered_on')
    .orderBy('shipping_seq')
    .limit(1)
    .executeTakeFirst();
  return row
    ? {
        orderNo: row.order_no,
        goodsName: row.goods_name,
        statusName: deliveryStages[row.status],
        installOn: row.install_on,
      }
    : null;
}
