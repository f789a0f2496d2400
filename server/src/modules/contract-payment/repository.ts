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
import { beginsAs, isFirst, isOver, type Settled } from './rules.ts';
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
    /** Ours alone, or that of the set that it is the first of. */
    requestNo: string;
    setNo: string | null;
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
      request_no: change.requestNo,
      set_no: change.setNo,
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

/** All changes of the submission that this one is of, itself too. The first is the one that asks the bank for all. */
async function setOf(db: Db, row: ChangeRow): Promise<[ChangeRow, ...ChangeRow[]]> {
  if (row.set_no === null) return [row];
  const rows = await db
    .selectFrom('payment_change')
    .selectAll()
    .where('set_no', '=', row.set_no)
    .orderBy('change_idx')
    .execute();
  const first = rows.find(isFirst) ?? row;
  return [first, ...rows.filter((one) => one.change_idx !== first.change_idx)];
}

/** The other changes of the set that a member asked for in one submission; none for a change that was asked for alone. */
export const othersOf = async (db: Db, row: ChangeRow): Promise<ChangeRow[]> =>
  (await setOf(db, row)).filter((one) => one.change_idx !== row.change_idx);

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

/** Lets one process after another settle changes of a set, so that exactly one of them finds all of it over. */
const lockSet = (transaction: Db, setNo: string) =>
  transaction
    .selectFrom('payment_change')
    .select('change_idx')
    .where('set_no', '=', setNo)
    .orderBy('change_idx')
    .forUpdate()
    .execute();

/**
 * Records a provider's answer. Once the change is over, deletes the entries; once all that were asked for with it are, tells
 * the member.
 * @returns null if another process was first
 */
export function settle(
  { db, cipher }: Store,
  step: Step & Pick<ChangeRow, 'set_no'>,
  { status, refusal }: NonNullable<Settled>,
  at: number,
): Promise<ChangeRow | null> {
  const erased = isOver(status) ? { entered: cipher.seal('payment_change.entered', '') } : {};
  return db.transaction().execute(async (transaction) => {
    if (step.set_no !== null) await lockSet(transaction, step.set_no);
    const row = await next(transaction, step, { status, refusal, sent_at: null, ...erased });
    if (row && isOver(status)) await tellOfChanges({ db: transaction, cipher }, row, at);
    return row ?? null;
  });
}

/** Tells the member, in one message, what became of changes that were asked for at once, unless one is still open. */
async function tellOfChanges(store: Store, row: ChangeRow, at: number): Promise<void> {
  const changes = await setOf(store.db, row);
  if (!changes.every(({ status }) => isOver(status))) return;
  const [first] = changes;
  const done = changes.filter(({ status }) => status === 'done');
  const refused = changes.filter(({ status }) => status !== 'done');
  const isDay = row.kind === 'updatePayDate';
  const goods = (rows: ChangeRow[]) => {
    const name = (rows[0] && openShown(store.cipher, rows[0])?.goodsName) ?? '';
    return rows.length > 1 ? `${name} 외 ${rows.length - 1}개` : name;
  };
  const to = { subject: String(first.change_idx), memberId: row.member_id, phone: null };
  const values = {
    what: isDay ? '납부일' : '납부 방법',
    page: isDay ? 'pay_edit_date' : 'pay_edit_method',
    // Who was refused asks again for what was.
    contract: (refused[0] ?? first).cust_code,
  };
  if (done.length > 0 && refused.length > 0)
    await tell(
      store,
      {
        event: 'partlyChanged',
        ...to,
        values: { ...values, done: goods(done), refused: goods(refused) },
      },
      at,
    );
  else
    await tell(
      store,
      {
        event: refused.length > 0 ? 'unchanged' : 'changed',
        ...to,
        values: { ...values, product: goods(changes) },
      },
      at,
    );
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
