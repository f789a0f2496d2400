import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import {
  findChange,
  othersOf,
  markSent,
  openChanges,
  openEntered,
  settle,
  type ChangeRow,
} from './repository.ts';
import { askOnce, checkAccount, problemOf } from './account-check.ts';
import { afterBilling, afterCheck, isFirst, isOver, type Settled } from './rules.ts';

export type ChangeParts = Pick<Parts, 'db' | 'cipher' | 'clock' | 'billing' | 'kibnet'>;

/**
 * Starts the current step at its provider, or asks for its outcome.
 * @returns undefined if another process is starting it
 */
async function askProvider(
  { db, cipher, clock, billing, kibnet }: ChangeParts,
  row: ChangeRow,
): Promise<{ row: ChangeRow; settled: Settled } | undefined> {
  const now = clock.now().getTime();
  const { request_no: requestNo, cust_code: custCode, sent_at: sentAt } = row;
  const entered = openEntered(cipher, row);
  let current = row;
  /** Written before anything is sent, so that of two processes only one sends. */
  const begin = async () => {
    const marked = await markSent(db, row, now);
    if (marked) current = marked;
    return marked !== null;
  };
  if (!entered) throw new Error('what was entered cannot be read');
  const { change, idNo } = entered;
  if (row.status === 'checking' && 'accountNo' in change) {
    const { requested_at: requestedAt } = row;
    // The bank is asked once for all changes of a set, under its number. The others only listen, as if they had sent it.
    const asked = isFirst(row)
      ? { requestNo, requestedAt, sentAt, now }
      : { requestNo: row.set_no ?? requestNo, requestedAt, sentAt: sentAt ?? requestedAt, now };
    const checked = await checkAccount(kibnet, asked, { ...change, idNo }, begin);
    const settled = checked && afterCheck(problemOf(checked, now - requestedAt));
    return settled === undefined ? undefined : { row: current, settled };
  }
  const outcome = await askOnce({ sentAt, now }, begin, {
    result: () => billing.changeResult(requestNo),
    send: () => billing.change(requestNo, custCode, change),
  });
  return outcome && { row: current, settled: afterBilling(outcome) };
}

/**
 * Moves a change as far as its providers allow. Each step is written before the call outside, so that after a kill
 * it is resumed. Without an answer the change stays as it is.
 */
export async function moveChange(
  parts: ChangeParts,
  log: Pick<FastifyBaseLogger, 'warn'>,
  changeIdx: string,
): Promise<void> {
  const { db, clock } = parts;
  try {
    for (;;) {
      const row = await findChange(db, changeIdx);
      if (!row || isOver(row.status)) return;
      const asked = await askProvider(parts, row);
      if (!asked?.settled) return;
      if (!(await settle(parts, asked.row, asked.settled, clock.now().getTime()))) return;
    }
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : error;
    log.warn({ err: cause }, 'a change of payment waits for its provider');
  }
}

/** Moves a change, and those that were asked for with it: first the one that asks the bank for all. */
export async function moveSet(
  parts: ChangeParts,
  log: Pick<FastifyBaseLogger, 'warn'>,
  changeIdx: string,
): Promise<void> {
  const row = await findChange(parts.db, changeIdx);
  if (!row) return;
  const others = await othersOf(parts.db, row);
  const inOrder = [row, ...others].toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  for (const { change_idx: idx, status } of inOrder)
    if (!isOver(status)) await moveChange(parts, log, String(idx));
}

/** Resumes every unfinished change: of customers who have left, and after a kill. */
export async function moveChanges(parts: ChangeParts, log: Pick<FastifyBaseLogger, 'warn'>) {
  for (const { change_idx } of await openChanges(parts.db))
    await moveChange(parts, log, String(change_idx));
}
