import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NewRow, Tables } from '../../db/tables.ts';
import { saveMember } from '../../modules/member/repository.ts';
import type { Member } from '../../modules/member/rules.ts';
import { setAskedAt as setProductsAskedAt } from '../../modules/owned-product/repository.ts';
import { setAskedAt as setPointsAskedAt } from '../../modules/point/repository.ts';
import type { Store } from '../../parts.ts';
import { aMember } from '../inputs/members.ts';
import { orderRows, pointRows } from './orders.ts';
import type { Counts } from './rows.ts';
import { inquiryRows, registrationRows, voiceRows } from './submissions.ts';
import { deliveryRows, productRows, shipmentRow, visitRows } from './things.ts';

/** A member of the membership sandbox, with the fields that lists need. Each of their rows contains `name`. */
export const memberOf = (loginId: string, userIdx: string | null, name = loginId): Member =>
  aMember({ memberId: `ms-${loginId}`, userIdx, name, phone: '' });

/** Rows per insert. */
const AT_ONCE = 500;

/**
 * Gives a member rows in every list, spread over the past. A member without a customer number gets no points, products and
 * deliveries.
 * @param now stored as the time at which we last asked for the member's points and products, so that the service is not asked
 * again
 */
export async function giveRows(
  { db, cipher }: Store,
  member: Member,
  counts: Counts,
  { today, now }: { today: string; now: number },
): Promise<void> {
  const of = { member, cipher, today, counts };
  const { userIdx } = member;
  await saveMember({ db, cipher }, member);
  await insertAll(db, 'service_order', orderRows(of));
  await insertAll(db, 'inquiry', inquiryRows(of));
  await insertAll(db, 'voice', voiceRows(of));
  await insertAll(db, 'registration', registrationRows(of));
  await insertAll(db, 'visit', visitRows(of));
  if (userIdx === null) return;
  await insertAll(db, 'point_entry', pointRows(of));
  await setPointsAskedAt(db, userIdx, now);
  await insertAll(db, 'delivery', deliveryRows(of));
  const deliveries = await db
    .selectFrom('delivery')
    .select('delivery_idx')
    .where('user_idx', '=', userIdx)
    .execute();
  await insertAll(
    db,
    'shipment',
    deliveries.map(({ delivery_idx }, i) => shipmentRow(of, delivery_idx, i)),
  );
  if (counts.products === 0) return;
  await insertAll(db, 'owned_product', productRows(of));
  await setProductsAskedAt(db, userIdx, now);
}

async function insertAll<T extends keyof Tables>(db: Db, table: T, rows: NewRow<T>[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + AT_ONCE) as never)
      .execute();
}

/** Does what autovacuum does in PostgreSQL, and what the server does with the embedded database when it starts. */
export const vacuum = (db: Db) => sql`vacuum analyze`.execute(db);
