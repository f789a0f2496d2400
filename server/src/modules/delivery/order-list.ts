import {
  deliveryStages,
  type AnswerOf,
  type Delivery,
  type OwnedProduct,
  type listProductOrders,
  type Shipment,
} from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import { ownedOrders } from '../owned-product/repository.ts';
import { dayStateOf, orderStanding, type Standing } from './rules.ts';

/** Whose orders: those that the customer with this number bought or rents. */
interface Of {
  userIdx: string;
  orderKind: Delivery['orderKind'];
}

/** A shipment as the list reads it. */
type Listed = Standing & Pick<Shipment, 'parts'>;

/** The progress of an order as a whole and of each of its shipments; null if the portal does not deliver it. */
function deliveryOf(shipments: readonly Listed[], today: string) {
  const whole = orderStanding(shipments, today);
  return (
    whole && {
      ...whole,
      shipments: shipments.map(({ parts, ...standing }) => ({
        parts,
        statusName: deliveryStages[standing.status],
        installOn: standing.installOn,
        dayState: dayStateOf(standing, today),
      })),
    }
  );
}

/** The query of a customer's rows in `delivery`: orders whose delivery the portal follows. */
const deliveredTo = (db: Db, { userIdx, orderKind }: Of) =>
  db.selectFrom('delivery').where('user_idx', '=', userIdx).where('order_kind', '=', orderKind);

/**
 * The customer's orders: those that we deliver, and those of products whose delivery we do not know. With `upTo`, only the
 * newest deliveries, which an index yields without reading the rest.
 */
function ordersOf(db: Db, of: Of, upTo?: number) {
  const delivered = deliveredTo(db, of).select([
    'order_no',
    'delivery_idx',
    'goods_name',
    'ordered_on',
    'ordered_on as day',
  ]);
  const newest = delivered.orderBy('ordered_on', 'desc').orderBy('order_no', 'desc');
  const owned = db
    .selectFrom(ownedOrders(db, of.userIdx, of.orderKind).as('owned'))
    .select([
      'order_no',
      sql<number | null>`null::bigint`.as('delivery_idx'),
      sql<string | null>`null::text`.as('goods_name'),
      sql<string | null>`null::date`.as('ordered_on'),
      'installed_on as day',
    ])
    .where(({ not, exists }) =>
      not(
        exists(
          deliveredTo(db, of)
            .select('delivery_idx')
            .whereRef('delivery.order_no', '=', sql.ref('owned.order_no')),
        ),
      ),
    );
  const part = upTo === undefined ? delivered : newest.limit(upTo);
  return db
    .selectFrom(part.as('delivered'))
    .select([
      'order_no',
      sql<number | null>`delivery_idx`.as('delivery_idx'),
      sql<string | null>`goods_name`.as('goods_name'),
      sql<string | null>`ordered_on`.as('ordered_on'),
      'day',
    ])
    .unionAll(owned);
}

const otherKindOf = ({ userIdx, orderKind }: Of): Of => ({
  userIdx,
  orderKind: orderKind === '0' ? '1' : '0',
});

async function countOrders(db: Db, of: Of): Promise<number> {
  const { rows } = await db
    .selectFrom(ordersOf(db, of).as('all_orders'))
    .select(sql<number>`count(*)`.as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/**
 * One page of a customer's orders, newest first: orders of products that the customer has, and orders that we deliver.
 * @param products all products of the customer
 */
export async function findOrders(
  db: Db,
  { userIdx, products }: { userIdx: string; products: readonly OwnedProduct[] },
  { orderKind, ...wanted }: { orderKind: Delivery['orderKind']; curPage: number; pageSize: number },
  today: string,
): Promise<AnswerOf<typeof listProductOrders>> {
  const of = { userIdx, orderKind };
  const { curPage, pageSize } = wanted;
  // The page reads only the rows that it may need, so all rows are counted in a subquery of their own.
  const counted = sql<number>`(${db
    .selectFrom(ordersOf(db, of).as('all_orders'))
    .select(sql`count(*)`.as('rows'))})`;
  const shipments = db
    .selectFrom('shipment')
    .select(
      sql<Listed[]>`json_agg(json_build_object(
        'status', status, 'day', shipment.day, 'installOn', install_on, 'askedOn', asked_on, 'parts', parts)
        order by shipping_seq)`.as('standings'),
    )
    .whereRef('shipment.delivery_idx', '=', sql.ref('orders.delivery_idx'));
  const page = await readPage(
    db
      .selectFrom(ordersOf(db, of, curPage * pageSize).as('orders'))
      .select(['order_no', 'goods_name', 'ordered_on', shipments.as('shipments')])
      .orderBy('orders.day', 'desc')
      .orderBy('order_no', 'desc'),
    { ...wanted, counted },
    ({ order_no, goods_name, ordered_on, shipments }) => {
      const owned = products.filter(
        (product) => product.ordNo === order_no && product.orderKind === orderKind,
      );
      const goodsNames = [goods_name ?? [], owned.map(({ goodsName }) => goodsName)].flat();
      return {
        ordNo: order_no,
        orderKind,
        orderedOn: ordered_on,
        installedOn:
          owned
            .map(({ installedOn }) => installedOn)
            .sort()
            .at(-1) ?? null,
        goodsNames: [...new Set(goodsNames)].sort(),
        delivery: deliveryOf(shipments ?? [], today),
      };
    },
  );
  return page.total > 0 ? page : { ...page, others: await countOrders(db, otherKindOf(of)) };
}
