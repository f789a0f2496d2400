import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { SUMMARY, toSummary, type Summary } from './summary.ts';

/** Subquery: number of the newest registration that was sent in place of the registration `number`; null if none was. */
export const replacementOf = (db: Db, number: RawBuilder<number>) =>
  db
    .selectFrom('registration as newer')
    .select(({ fn }) => fn.max('newer.bbs_idx').as('number'))
    .where('newer.replaces', '=', number);

/** A member's refused registrations that no other one replaces. */
const unreplaced = (db: Db, memberId: string) =>
  db
    .selectFrom('registration')
    .where('member_id', '=', memberId)
    .where('refused', '=', true)
    .where(({ not, exists }) =>
      not(
        exists(
          db
            .selectFrom('registration as newer')
            .select('newer.bbs_idx')
            .whereRef('newer.replaces', '=', sql.ref('registration.bbs_idx')),
        ),
      ),
    );

/**
 * The refused registration that a new one replaces: the one that the member sends again, or the newest of the same serial
 * number. Null if there is none.
 */
export async function findReplaced(
  transaction: Db,
  memberId: string,
  { again, serialNo }: { again?: string | undefined; serialNo: string },
): Promise<number | null> {
  const found = await unreplaced(transaction, memberId)
    .select(['bbs_idx', 'serial_no'])
    .where((is) => is.or([is('serial_no', '=', serialNo), is('bbs_idx', '=', Number(again ?? 0))]))
    .orderBy('bbs_idx', 'desc')
    .execute();
  const own = found.find(({ bbs_idx }) => String(bbs_idx) === again);
  return (own ?? found.find((one) => one.serial_no === serialNo))?.bbs_idx ?? null;
}

/** A member's refused registrations that wait to be sent again, the newest first, ten at most. */
export const findToSendAgain = async (db: Db, memberId: string) =>
  (
    await unreplaced(db, memberId)
      .select(['bbs_idx', 'goods_name'])
      .orderBy('bbs_idx', 'desc')
      .limit(10)
      .execute()
  ).map(({ bbs_idx, goods_name }) => ({ bbsIdx: String(bbs_idx), goodsName: goods_name }));

/** A member's registrations that wait: for the centre's check, or for being sent again. The newest first, twenty at most. */
export async function findRegistering(db: Db, memberId: string): Promise<Summary[]> {
  const waiting = db
    .selectFrom('registration')
    .where('member_id', '=', memberId)
    .where('status', '<>', 'COMPLETE');
  const rows = await waiting
    .select(SUMMARY)
    .unionAll(unreplaced(db, memberId).select(SUMMARY))
    .orderBy('bbs_idx', 'desc')
    .limit(20)
    .execute();
  return rows.map(toSummary);
}
