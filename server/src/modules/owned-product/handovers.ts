import { TAKEN_BACK_DAYS, type Handover, type OwnedProduct } from '@portal/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import { daysAfter, daysBefore } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';

/** How many handovers a member sees at most, and for how many days. */
const [SHOWN, SHOWN_DAYS] = [20, 30];

/** The handover by which another can register a serial number; null if it was not handed over, or is registered again. */
export const findOpenHandover = async (db: Db, serialNo: string) =>
  (await db
    .selectFrom('handover')
    .selectAll()
    .where('serial_no', '=', serialNo)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()) ?? null;

/**
 * Stores that a member hands a product over, which hides it. Call it inside a transaction.
 * @returns the handover; null if the product is handed over already
 */
export async function addHandover(
  transaction: Db,
  owner: { memberId: string; userIdx: string },
  { productIdx }: OwnedProduct,
  handedOn: string,
): Promise<Row<'handover'> | null> {
  const product = await transaction
    .selectFrom('owned_product')
    .selectAll()
    .where('user_idx', '=', owner.userIdx)
    .where('product_idx', '=', Number(productIdx))
    .executeTakeFirst();
  if (!product || product.serial_no === null) return null;
  const { record_no, serial_no, goods_cd, goods_name, installed_on } = product;
  const row = await transaction
    .insertInto('handover')
    .values({
      member_id: owner.memberId,
      user_idx: owner.userIdx,
      record_no,
      serial_no,
      goods_cd,
      goods_name,
      product: product.product,
      installed_on,
      handed_on: handedOn,
      state: 'OPEN',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** One of a member's handovers; null if they have none with this number. */
export const findHandover = async (db: Db, memberId: string, handoverIdx: string) =>
  (await db
    .selectFrom('handover')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('handover_idx', '=', Number(handoverIdx))
    .executeTakeFirst()) ?? null;

/** Gives a product back to who handed it over. @returns false if it is not open any more */
export async function reopen(transaction: Db, handoverIdx: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('handover')
    .set({ state: 'BACK' })
    .where('handover_idx', '=', handoverIdx)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the open handover of a product that a member has registered: it is theirs, or theirs again. */
export async function endHandover(
  transaction: Db,
  serialNo: string,
  memberId: string,
): Promise<void> {
  await transaction
    .updateTable('handover')
    .set({ state: sql`case when member_id = ${memberId} then 'BACK' else 'DONE' end` })
    .where('serial_no', '=', serialNo)
    .where('state', '=', 'OPEN')
    .execute();
}

/** The day on which a product that was handed over was installed first; null for all others. */
export async function firstInstalledOn(db: Db, serialNo: string): Promise<string | null> {
  const { on } = await db
    .selectFrom('handover')
    .select(({ fn }) => fn.min<string | null>('installed_on').as('on'))
    .where('serial_no', '=', serialNo)
    .where('state', '=', 'DONE')
    .executeTakeFirstOrThrow();
  return on;
}

/** Whether a member has handed the product of a serial number over. */
export const isHandedOver = (serialNo: Expression<string>, memberId: string) =>
  sql<SqlBool>`exists (select 1 from handover where handover.serial_no = ${serialNo}
    and handover.member_id = ${memberId} and handover.state <> 'BACK')`;

/** The last day on which a product can be taken back. */
export const backUntil = (handedOn: string): string => daysAfter(handedOn, TAKEN_BACK_DAYS);

/** @param claimed whether somebody has sent a registration of it */
export function toHandover(row: Row<'handover'>, claimed: boolean, today: string): Handover {
  const registered = row.state === 'DONE' || claimed;
  const until = backUntil(row.handed_on);
  return {
    handoverIdx: String(row.handover_idx),
    goodsName: row.goods_name,
    serialNo: row.serial_no,
    handedOn: row.handed_on,
    registered,
    backUntil: registered || today > until ? null : until,
  };
}

/** What a member has handed over lately, the newest first. */
export async function findHandovers(db: Db, memberId: string, today: string): Promise<Handover[]> {
  const rows = await db
    .selectFrom('handover')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('serial_claim')
          .select('serial_claim.serial_no')
          .whereRef('serial_claim.serial_no', '=', 'handover.serial_no'),
      ).as('claimed'),
    )
    .where('member_id', '=', memberId)
    .where('state', '<>', 'BACK')
    .where('handed_on', '>=', daysBefore(today, SHOWN_DAYS))
    .orderBy('handover_idx', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ claimed, ...row }) => toHandover(row, Boolean(claimed), today));
}
