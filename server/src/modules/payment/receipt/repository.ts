import type { Db } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';
import type { Store } from '../../../parts.ts';
import { waitingSince, type Queue } from '../../../plugins/queues.ts';
import type { IssuedReceipt } from '../provider.ts';
import { LEASE_MS } from '../rules.ts';

export type Receipt = Row<'cash_receipt'>;

export const findReceipt = async (db: Db, moid: string): Promise<Receipt | null> =>
  (await db.selectFrom('cash_receipt').selectAll().where('moid', '=', moid).executeTakeFirst()) ??
  null;

export const findReceipts = async (db: Db, moids: readonly string[]): Promise<Receipt[]> =>
  moids.length === 0
    ? []
    : db.selectFrom('cash_receipt').selectAll().where('moid', 'in', moids).execute();

/** A receipt that nobody else changes until the transaction ends. */
export const lockReceipt = async (transaction: Db, moid: string): Promise<Receipt | null> =>
  (await transaction
    .selectFrom('cash_receipt')
    .selectAll()
    .where('moid', '=', moid)
    .forUpdate()
    .executeTakeFirst()) ?? null;

export async function addReceipt(
  db: Db,
  receipt: Omit<NewRow<'cash_receipt'>, 'version' | 'tries'>,
): Promise<void> {
  await db
    .insertInto('cash_receipt')
    .values({ ...receipt, version: 1, tries: 0 })
    .execute();
}

/** Receipts to issue, to cancel or to ask about, oldest first. */
export const dueReceipts = (db: Db, now: number): Promise<Receipt[]> =>
  db
    .selectFrom('cash_receipt')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();

export const receiptsToIssue = (db: Db, signal: AbortSignal): Promise<Queue | undefined> =>
  db
    .selectFrom('cash_receipt')
    .select(waitingSince('changed_at'))
    .where('due_at', 'is not', null)
    .executeTakeFirst({ signal });

/** Changes a receipt that still has this version. @returns the changed receipt; null if another process was first */
export const changeReceipt = async (
  db: Db,
  { moid, version }: Receipt,
  changes: Partial<NewRow<'cash_receipt'>>,
): Promise<Receipt | null> =>
  (await db
    .updateTable('cash_receipt')
    .set({ ...changes, version: version + 1 })
    .where('moid', '=', moid)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Doubles after each try, up to an hour. */
const waitAfter = (tries: number) => Math.min(LEASE_MS * 2 ** tries, 60 * LEASE_MS);

/** Leases a receipt for one try, and writes the number that the provider will know it by. */
export const leaseReceipt = (db: Db, receipt: Receipt, tid: string, now: number) =>
  changeReceipt(db, receipt, {
    tid,
    tries: receipt.tries + 1,
    due_at: now + waitAfter(receipt.tries),
  });

/** Has a paid payment's receipt issued, if one is asked for. Call it in the transaction that books the payment. */
export async function issueFrom(transaction: Db, moid: string, now: number): Promise<void> {
  const receipt = await lockReceipt(transaction, moid);
  if (receipt?.state === 'asked') await changeReceipt(transaction, receipt, { due_at: now });
}

/**
 * Has the receipts of paid payments issued that nobody made due: a server of the release before books payments, and knows of no
 * receipts.
 */
export async function issueForgotten(db: Db, now: number): Promise<void> {
  await db
    .updateTable('cash_receipt')
    .set(({ eb }) => ({ due_at: now, version: eb('version', '+', 1) }))
    .where('state', '=', 'asked')
    .where('due_at', 'is', null)
    .where('moid', 'in', (of) =>
      of
        .selectFrom('payment')
        .select('moid')
        .where('state', '=', 'paid')
        .where('refund', 'is', null),
    )
    .execute();
}

/** Forgets the receipt of a payment that was not charged. Call it in the transaction that ends the payment. */
export async function forgetReceipt(transaction: Db, moid: string): Promise<void> {
  await transaction.deleteFrom('cash_receipt').where('moid', '=', moid).execute();
}

/** Keeps a receipt that the provider issued with its approval: no other is asked for. */
export async function keepIssued(
  { db, cipher }: Store,
  moid: string,
  { tid, kind, receiptNo }: IssuedReceipt,
  now: number,
): Promise<void> {
  const issued = {
    kind,
    state: 'issued',
    changed_at: now,
    due_at: null,
    tid,
    receipt_no: cipher.seal('cash_receipt.receipt_no', receiptNo),
  } as const;
  const receipt = await lockReceipt(db, moid);
  if (receipt) return void (await changeReceipt(db, receipt, issued));
  // The number was entered at the provider, and we do not know it.
  await addReceipt(db, { moid, number: cipher.seal('cash_receipt.number', ''), ...issued });
}

/**
 * Makes the cash receipt of a refunded payment due to be cancelled. Call it in the transaction that books the refund. If a process
 * may be issuing the receipt now, that is waited for, and the provider is then asked whether it was issued.
 */
export async function cancelFrom(transaction: Db, moid: string, now: number): Promise<void> {
  const receipt = await lockReceipt(transaction, moid);
  if (receipt?.state !== 'asked' && receipt?.state !== 'issued') return;
  const isIssued = receipt.tid !== null;
  await changeReceipt(transaction, receipt, {
    state: isIssued ? 'cancelling' : 'cancelled',
    changed_at: now,
    due_at: isIssued ? Math.max(now, receipt.due_at ?? now) : null,
    tries: 0,
  });
}
