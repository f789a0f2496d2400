import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import { waitingSince, type Queue } from '../../../plugins/queues.ts';
import { LEASE_MS } from '../rules.ts';

type Message = Row<'payment_outbox'>;

/**
 * Stores a message to the outside, in the same transaction as the change it reports. A second message of its kind is
 * ignored.
 */
export async function tell(transaction: Db, moid: string, what: Message['what'], now: number) {
  await transaction
    .insertInto('payment_outbox')
    .values({ moid, what, due_at: now, tries: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores a refund to an account; again after the provider has refused the one before. In the transaction that accepts it. */
export async function askForRefund(transaction: Db, moid: string, now: number): Promise<void> {
  await transaction
    .insertInto('payment_outbox')
    .values({ moid, what: 'refund', due_at: now, tries: 0 })
    .onConflict((conflict) =>
      conflict.columns(['moid', 'what']).doUpdateSet({ due_at: now, tries: 0 }),
    )
    .execute();
}

/** Unaccepted messages that are due, oldest first. */
export function dueMessages(db: Db, now: number): Promise<Message[]> {
  return db
    .selectFrom('payment_outbox')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
}

/** Doubles after each try, up to an hour. */
const waitAfter = (tries: number) => Math.min(LEASE_MS * 2 ** tries, 60 * LEASE_MS);

/** Leases a message for one try. @returns false if another process was first */
export async function leaseMessage(db: Db, { outbox_idx, tries }: Message, now: number) {
  const { numUpdatedRows } = await db
    .updateTable('payment_outbox')
    .set({ tries: sql<number>`tries + 1`, due_at: now + waitAfter(tries) })
    .where('outbox_idx', '=', outbox_idx)
    .where('tries', '=', tries)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markTaken(db: Db, { outbox_idx }: Message): Promise<void> {
  await db
    .updateTable('payment_outbox')
    .set({ due_at: null })
    .where('outbox_idx', '=', outbox_idx)
    .execute();
}

/** Removes a refund from the outbox, if it is there, because it was made by other means. */
export async function dropRefund(db: Db, moid: string): Promise<void> {
  await db
    .updateTable('payment_outbox')
    .set({ due_at: null })
    .where('moid', '=', moid)
    .where('what', '=', 'refund')
    .execute();
}

/** Messages that were not accepted yet. */
export function openMessages(db: Db): Promise<Message[]> {
  return db
    .selectFrom('payment_outbox')
    .selectAll()
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(500)
    .execute();
}

/** Messages that were not accepted yet, each as old as the change of its payment. */
export const messagesToTake = (db: Db, signal: AbortSignal): Promise<Queue | undefined> =>
  db
    .selectFrom('payment_outbox')
    .innerJoin('payment', 'payment.moid', 'payment_outbox.moid')
    .select(waitingSince('payment.changed_at'))
    .where('payment_outbox.due_at', 'is not', null)
    .executeTakeFirst({ signal });
