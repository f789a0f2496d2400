import type { PaymentResult, RefundAccountRefusal } from '@portal/contract';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import type { Store } from '../../../parts.ts';
import type { Cipher } from '../../../personal-data/cipher.ts';
import { waitingSince, type Queue } from '../../../plugins/queues.ts';
import type { CheckedAccount } from '../../contract-payment/kibnet.ts';

export type AccountRow = Row<'refund_account'>;
/** Entries for KIBNET and the card provider alone. */
type EnteredAccount = CheckedAccount;
type ShownAccount = Pick<NonNullable<PaymentResult['refundAccount']>, 'bankName' | 'number'>;

/** The accounts of payments, by payment. */
export async function accountsOf(
  db: Db,
  moids: readonly string[],
): Promise<Map<string, AccountRow>> {
  if (moids.length === 0) return new Map();
  const rows = await db
    .selectFrom('refund_account')
    .selectAll()
    .where('moid', 'in', moids)
    .execute();
  return new Map(rows.map((row) => [row.moid, row]));
}

export const findAccount = async (db: Db, moid: string): Promise<AccountRow | null> =>
  (await accountsOf(db, [moid])).get(moid) ?? null;

/** Null once the refund is over, or its key is gone. */
export const openEntered = (cipher: Cipher, { entered }: AccountRow) =>
  cipher.openJson('refund_account.entered', entered) as EnteredAccount | null;
export const openShown = (cipher: Cipher, { shown }: AccountRow) =>
  cipher.openJson('refund_account.shown', shown) as ShownAccount | null;

/** Stores an account before KIBNET learns of it, in place of a refused one. @returns false if another one is there */
export async function addAccount(
  { db, cipher }: Store,
  moid: string,
  { entered, shown, now }: { entered: EnteredAccount; shown: ShownAccount; now: number },
): Promise<boolean> {
  const values = {
    status: 'checking',
    request_no: crypto.randomUUID(),
    requested_at: now,
    sent_at: null,
    refusal: null,
    entered: cipher.sealJson('refund_account.entered', entered),
    shown: cipher.sealJson('refund_account.shown', shown),
  } as const;
  const added = await db
    .insertInto('refund_account')
    .values({ moid, version: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .column('moid')
        .doUpdateSet((row) => ({ ...values, version: row('refund_account.version', '+', 1) }))
        .where('refund_account.status', '=', 'refused'),
    )
    .returning('moid')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes an account that still has this version. @returns the changed one; null if another process was first */
const change = async (
  db: Db,
  { moid, version }: AccountRow,
  changes: Partial<AccountRow>,
): Promise<AccountRow | null> =>
  (await db
    .updateTable('refund_account')
    .set({ ...changes, version: version + 1 })
    .where('moid', '=', moid)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Records that the check is sent to KIBNET now. @returns null if another process was first */
export const markSent = (db: Db, row: AccountRow, now: number) => change(db, row, { sent_at: now });

/** Records that the account is the payer's. @returns null if another process was first */
export const accept = (db: Db, row: AccountRow) => change(db, row, { status: 'sending' });

const erased = (cipher: Cipher) => cipher.seal('refund_account.entered', '');

/**
 * Records why no money can be sent to the account, and erases what the payer entered.
 * @returns null if another process has settled it meanwhile
 */
export const refuse = ({ db, cipher }: Store, row: AccountRow, refusal: RefundAccountRefusal) =>
  change(db, row, { status: 'refused', refusal, entered: erased(cipher) });

/**
 * Records that the refund is made, and erases what the payer entered.
 * @returns null if another process has settled it meanwhile
 */
export const markRefunded = ({ db, cipher }: Store, row: AccountRow) =>
  change(db, row, { status: 'sent', entered: erased(cipher) });

/**
 * Closes the account that a payer entered, because an operator has refunded the payment by other means.
 * @returns false if it is too late: the provider has been asked to pay to that account
 */
export async function closeAccount({ db, cipher }: Store, moid: string): Promise<boolean> {
  const row = await findAccount(db, moid);
  if (!row) return true;
  if (row.status === 'sending') return false;
  return (await change(db, row, { status: 'closed', entered: erased(cipher) })) !== null;
}

/** Accounts that are being checked, the oldest first. */
export const accountsInCheck = (db: Db): Promise<AccountRow[]> =>
  db
    .selectFrom('refund_account')
    .selectAll()
    .where('status', '=', 'checking')
    .orderBy('requested_at')
    .limit(500)
    .execute();

export const checksUnderWay = (db: Db, signal: AbortSignal): Promise<Queue | undefined> =>
  db
    .selectFrom('refund_account')
    .select(waitingSince('requested_at'))
    .where('status', '=', 'checking')
    .executeTakeFirst({ signal });
