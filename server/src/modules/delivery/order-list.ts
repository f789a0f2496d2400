import type { AnswerOf, Delivery, selectOrderList } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import { ownedOrders } from '../owned-product/repository.ts';
import { standingOf } from './repository.ts';
import { orderStanding } from './rules.ts';

type Order = AnswerOf<typeof selectOrderList>['list'][number];

/** The progress of a customer's orders, by order number; null for an order without a delivery in the portal. */
async function standingsOf(db: Db, userIdx: string, orderNos: readonly string[]) {
  if (orderNos.length === 0) return new Map<string, Order['delivery']>();
  const rows = await db
    .selectFrom('shipment')
    .innerJoin('delivery', 'delivery.delivery_idx', 'shipment.delivery_idx')
    .select(['order_no', 'status', 'day', 'install_on', 'asked_on'])
    .where('user_idx', '=', userIdx)
    .where('order_no', 'in', orderNos)
    .execute();
  return new Map(
    orderNos.map((orderNo) => {
      const shipments = rows.filter(({ order_no }) => order_no === orderNo);
      return [orderNo, orderStanding(shipments.map(standingOf))];
    }),
  );
}

/** One page of a customer's orders, newest first: orders of products that the customer has, and orders that we deliver. */
export async function findOrders(
  db: Db,
  userIdx: string,
  { orderKind, ...wanted }: { orderKind: Delivery['orderKind']; curPage: number; pageSize: number },
): Promise<AnswerOf<typeof selectOrderList>> {
  const delivered = db
    .selectFrom('delivery')
    .select([
      'order_no',
      'goods_name',
      sql<string | null>`ordered_on`.as('ordered_on'),
      sql<string | null>`null::date`.as('installed_on'),
    ])
    .where('user_idx', '=', userIdx)
    .where('order_kind', '=', orderKind);
  const orders = db
    .selectFrom(ownedOrders(db, userIdx, orderKind).unionAll(delivered).as('ordered'))
    .select([
      'order_no',
      sql<string | null>`max(ordered_on)`.as('ordered_on'),
      sql<string | null>`max(installed_on)`.as('installed_on'),
      sql<string[]>`json_agg(distinct goods_name)`.as('goods_names'),
    ])
    .groupBy('order_no');
  const page = await readPage(
    db
      .selectFrom(orders.as('orders'))
      .selectAll()
      .orderBy(sql`coalesce(ordered_on, installed_on)`, 'desc')
      .orderBy('order_no', 'desc'),
    wanted,
    (row) => row,
  );
  const standings = await standingsOf(
    db,
    userIdx,
    page.list.map(({ order_no }) => order_no),
  );
  return {
    ...page,
    list: page.list.map((row) => ({
      ordNo: row.order_no,
      orderKind,
      orderedOn: row.ordered_on,
      installedOn: row.installed_on,
      goodsNames: row.goods_names,
      delivery: standings.get(row.order_no) ?? null,
    })),
  };
}
