import type { OwnedProduct, ProductCode } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import type { ProductRecord } from '../member/membership.ts';

/** Also null if its key is gone. */
const openPlace = (cipher: Cipher, { place }: Row<'owned_product'>) =>
  (place === null ? null : cipher.openJson('owned_product.place', place)) as OwnedProduct['place'];

const toOwnedProduct = (cipher: Cipher, row: Row<'owned_product'>): OwnedProduct => ({
  productIdx: String(row.product_idx),
  goodsCd: row.goods_cd,
  goodsName: row.goods_name,
  product: row.product,
  ordNo: row.ord_no,
  serialNo: row.serial_no,
  orderKind: row.order_kind,
  installedOn: row.installed_on,
  verified: row.verified,
  contractHolder: row.contract_holder,
  place: openPlace(cipher, row),
});

/** Whether a product is not handed over. Add it to each query of what a customer owns now. */
const isKept = sql<boolean>`not exists (
  select 1 from handover
  where handover.user_idx = owned_product.user_idx and handover.record_no = owned_product.record_no
    and handover.state <> 'BACK')`;

/** Products of a customer number, the newest first. @param product limits them to one group */
export async function findOwnedProducts(
  { db, cipher }: Store,
  userIdx: string,
  product?: ProductCode,
): Promise<OwnedProduct[]> {
  let query = db
    .selectFrom('owned_product')
    .selectAll()
    .where('user_idx', '=', userIdx)
    .where(isKept);
  if (product !== undefined) query = query.where('product', '=', product);
  const rows = await query.orderBy('installed_on', 'desc').orderBy('product_idx', 'desc').execute();
  return rows.map((row) => toOwnedProduct(cipher, row));
}

/** A product by its number; null unless it belongs to this customer number. */
export async function findOwnedProduct(
  { db, cipher }: Store,
  userIdx: string,
  productIdx: string,
): Promise<OwnedProduct | null> {
  const row = await db
    .selectFrom('owned_product')
    .selectAll()
    .where('user_idx', '=', userIdx)
    .where('product_idx', '=', Number(productIdx))
    .where(isKept)
    .executeTakeFirst();
  return row ? toOwnedProduct(cipher, row) : null;
}

/** A query for the orders of a customer's products, with the latest day of installation. */
export const ownedOrders = (db: Db, userIdx: string, orderKind: OwnedProduct['orderKind']) =>
  db
    .selectFrom('owned_product')
    .select(['ord_no as order_no', sql<string>`max(installed_on)`.as('installed_on')])
    .where('user_idx', '=', userIdx)
    .where('order_kind', '=', orderKind)
    .groupBy('ord_no');

/** The model of the massage chair with a serial number, whoever owns it; null if there is none. */
export async function findChairModel(db: Db, serialNo: string) {
  const chair = await db
    .selectFrom('owned_product')
    .select(['goods_cd as goodsCd', 'goods_name as goodsName'])
    .where('serial_no', '=', serialNo)
    .where('product', '=', 'bf')
    .executeTakeFirst();
  return chair ?? null;
}

/** Whether some customer's product has this serial number; a product that was handed over is its owner's no more. */
export async function isOwnedSerial(db: Db, serialNo: string): Promise<boolean> {
  const owned = await db
    .selectFrom('owned_product')
    .select('product_idx')
    .where('serial_no', '=', serialNo)
    .where(isKept)
    .executeTakeFirst();
  return owned !== undefined;
}

/** When we last asked the service; null if it has never answered. */
export async function askedAt(db: Db, userIdx: string): Promise<number | null> {
  const row = await db
    .selectFrom('product_registry')
    .select('asked_at')
    .where('user_idx', '=', userIdx)
    .executeTakeFirst();
  return row?.asked_at ?? null;
}

/** Stores when we asked the service. This locks the row, so a second transaction waits. */
export async function setAskedAt(db: Db, userIdx: string, now: number): Promise<void> {
  await db
    .insertInto('product_registry')
    .values({ user_idx: userIdx, asked_at: now })
    .onConflict((conflict) => conflict.column('user_idx').doUpdateSet({ asked_at: now }))
    .execute();
}

/** Deletes the products of a customer who left. */
export async function forgetProducts(transaction: Db, userIdx: string): Promise<void> {
  await transaction.deleteFrom('owned_product').where('user_idx', '=', userIdx).execute();
  await transaction.deleteFrom('product_registry').where('user_idx', '=', userIdx).execute();
}

/** Makes the registry equal to the service's list. A product keeps its number as long as the customer has it. */
export async function keepProducts(
  { db, cipher }: Store,
  userIdx: string,
  records: readonly ProductRecord[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setAskedAt(transaction, userIdx, now);
    let gone = transaction.deleteFrom('owned_product').where('user_idx', '=', userIdx);
    if (records.length > 0)
      gone = gone.where(
        'record_no',
        'not in',
        records.map(({ recordNo }) => recordNo),
      );
    await gone.execute();
    for (const record of records) {
      const facts = {
        goods_cd: record.goodsCd,
        goods_name: record.goodsName,
        product: record.product,
        ord_no: record.ordNo,
        serial_no: record.serialNo,
        order_kind: record.orderKind,
        installed_on: record.installedOn,
        verified: record.verified,
        contract_holder: record.contractHolder,
        place: record.place && cipher.sealJson('owned_product.place', record.place),
      };
      await transaction
        .insertInto('owned_product')
        .values({ user_idx: userIdx, record_no: record.recordNo, ...facts })
        .onConflict((conflict) => conflict.columns(['user_idx', 'record_no']).doUpdateSet(facts))
        .execute();
    }
  });
}
