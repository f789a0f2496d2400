import { ORDERS_KEPT_YEARS, type PaymentChange } from '@portal/contract';
import { yearsBefore } from '../../calendar/clock.ts';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row, Tables } from '../../db/tables.ts';
import type { Parts, Store } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { waitingSince, type Queue } from '../../plugins/queues.ts';
import { tell } from '../message/outbox.ts';
import { deleteWithPhotos } from '../photo/repository.ts';
import { photoOwner } from '../submission/submitted.ts';
import type { BilledChange } from './billing.ts';
import { beginsAs, isOver, type Settled } from './rules.ts';
import type { DayChange } from './withdrawals.ts';

/** Entries for the providers alone. */
export interface EnteredPayment {
  change: BilledChange;
  /** Date of birth or business number, by which a bank knows the holder of an account. */
  idNo: string;
}

/** What customers see of a change, as of its filing. */
export type ShownChange = Pick<
  PaymentChange,
  'goodsName' | 'beforePayment' | 'payment' | 'beforePayDay' | 'payDay' | 'withdrawals'
> &
  // Older rows have none.
  Partial<Pick<PaymentChange, 'thisMonth' | 'documents'>>;

export type ChangeRow = Row<'payment_change'>;

const OPEN = ['checking', 'updating'] as const;

/**
 * Stores a change before any provider learns of it.
 * @returns its number; null if another change of the contract is open
 */
export async function addChange(
  { db, cipher }: Store,
  change: {
    memberId: string;
    custCode: string;
    kind: PaymentChange['kind'];
    now: number;
    today: string;
    entered: EnteredPayment;
    shown: ShownChange;
  },
): Promise<string | null> {
  const row = await db
    .insertInto('payment_change')
    .values({
      member_id: change.memberId,
      cust_code: change.custCode,
      kind: change.kind,
      status: beginsAs(change.kind),
      version: 1,
      request_no: crypto.randomUUID(),
      requested_at: change.now,
      requested_on: change.today,
      sent_at: null,
      refusal: null,
      entered: cipher.sealJson('payment_change.entered', change.entered),
      shown: cipher.sealJson('payment_change.shown', change.shown),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('change_idx')
    .executeTakeFirst();
  return row ? String(row.change_idx) : null;
}

/** A change by its number; null unless it belongs to this member, if one is given. */
export async function findChange(
  db: Db,
  changeIdx: string,
  memberId?: string,
): Promise<ChangeRow | null> {
  let query = db
    .selectFrom('payment_change')
    .selectAll()
    .where('change_idx', '=', Number(changeIdx));
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Changes of a member's contracts, the newest first. */
export const changesOf = (db: Db, memberId: string): Promise<ChangeRow[]> =>
  db
    .selectFrom('payment_change')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('change_idx', 'desc')
    .execute();

/** Completed changes of the pay day by contract, oldest first, whichever account filed them. */
export async function dayChangesOf({ db, cipher }: Store, custCodes: readonly string[]) {
  const found = new Map<string, DayChange[]>();
  if (custCodes.length === 0) return found;
  const rows = await db
    .selectFrom('payment_change')
    .selectAll()
    .where('cust_code', 'in', custCodes)
    .where('kind', '=', 'updatePayDate')
    .where('status', '=', 'done')
    .orderBy('change_idx')
    .execute();
  for (const row of rows) {
    const said = openShown(cipher, row);
    if (!said) continue;
    const change = { requestedOn: row.requested_on, beforePayDay: said.beforePayDay };
    found.set(row.cust_code, [...(found.get(row.cust_code) ?? []), change]);
  }
  return found;
}

/** Changes that are not over, the oldest first. */
export const openChanges = (db: Db): Promise<ChangeRow[]> =>
  db
    .selectFrom('payment_change')
    .selectAll()
    .where('status', 'in', OPEN)
    .orderBy('change_idx')
    .execute();

export const changesUnderWay = (db: Db, signal: AbortSignal): Promise<Queue | undefined> =>
  db
    .selectFrom('payment_change')
    .select(waitingSince('requested_at'))
    .where('status', 'in', OPEN)
    .executeTakeFirst({ signal });

type Step = Pick<ChangeRow, 'change_idx' | 'version'>;

const next = (
  db: Db,
  { change_idx, version }: Step,
  values: UpdateObject<Tables, 'payment_change'>,
) =>
  db
    .updateTable('payment_change')
    .set({ ...values, version: version + 1 })
    .where('change_idx', '=', change_idx)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

/** Records that the current status is sent to its provider now. @returns null if another process was first */
export const markSent = async (db: Db, step: Step, now: number): Promise<ChangeRow | null> =>
  (await next(db, step, { sent_at: now })) ?? null;

/**
 * Records a provider's answer. Once the change is over, deletes the entries and tells the member.
 * @returns null if another process was first
 */
export function settle(
  { db, cipher }: Store,
  step: Step,
  { status, refusal }: NonNullable<Settled>,
  at: number,
): Promise<ChangeRow | null> {
  const erased = isOver(status) ? { entered: cipher.seal('payment_change.entered', '') } : {};
  return db.transaction().execute(async (transaction) => {
    const row = await next(transaction, step, { status, refusal, sent_at: null, ...erased });
    if (row && isOver(status)) await tellOfChange({ db: transaction, cipher }, row, at);
    return row ?? null;
  });
}

/** Tells the member that a change is made or refused. */
async function tellOfChange(store: Store, row: ChangeRow, at: number): Promise<void> {
  const isDay = row.kind === 'updatePayDate';
  const values = {
    what: isDay ? '납부일' : '납부 방법',
    product: openShown(store.cipher, row)?.goodsName ?? '',
    page: isDay ? 'pay_edit_date' : 'pay_edit_method',
    contract: row.cust_code,
  };
  const event = row.status === 'done' ? 'changed' : 'unchanged';
  const to = { subject: String(row.change_idx), memberId: row.member_id, phone: null };
  await tell(store, { event, ...to, values }, at);
}

/** Null if the change is over, or its key is gone. */
export const openEntered = (cipher: Cipher, { entered }: ChangeRow) =>
  cipher.openJson('payment_change.entered', entered) as EnteredPayment | null;

/** Null if its key is gone. */
export const openShown = (cipher: Cipher, { shown }: ChangeRow) =>
  cipher.openJson('payment_change.shown', shown) as ShownChange | null;

/** Deletes changes older than `ORDERS_KEPT_YEARS`, with their photos and files. */
export const deleteExpiredChanges = (parts: Pick<Parts, 'db' | 'files' | 'clock'>) =>
  deleteWithPhotos(parts, async (transaction) => {
    const rows = await transaction
      .deleteFrom('payment_change')
      .where('requested_on', '<=', yearsBefore(parts.clock.today(), ORDERS_KEPT_YEARS))
      .returning('change_idx')
      .execute();
    return rows.map(({ change_idx }) => photoOwner('payment_change', String(change_idx)));
  });
