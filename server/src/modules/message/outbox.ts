import { hash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import { waitingSince, type Queue } from '../../plugins/queues.ts';
import type { Event, ValuesOf } from './templates.ts';

export type Message = Row<'message'>;

/** How long the provider lists a message, and so how long we keep it. */
const KEPT_MS = 90 * 86_400_000;
/**
 * How long a process leases a message for one try. A try waits for the provider at most twice, and this is longer, so that no
 * other process sends the message meanwhile.
 */
const LEASE_MS = 20_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** How many due messages are read at once. */
export const MOST_DUE = 500;

/** The same key for the same words. */
const keyOf = (...words: string[]) => hash('sha256', words.join('\0')).slice(0, 36);

/**
 * Stores a message, in the same transaction as the change that it tells of.
 * @param told `phone`: null: the number that the member has when it is sent; `memberId`: null where nobody knows the account;
 *   `once`: a second message of this event about this subject with the same text is not stored
 */
export async function tell<E extends Event>(
  { db, cipher }: Store,
  told: {
    event: E;
    subject: string;
    memberId: string | null;
    phone: string | null;
    values: ValuesOf<E>;
    once?: string;
  },
  now: number,
): Promise<void> {
  const { event, subject, memberId, phone, values, once } = told;
  await db
    .insertInto('message')
    .values({
      event,
      subject,
      member_id: memberId,
      phone: cipher.seal('message.phone', phone ?? ''),
      content: cipher.sealJson('message.content', values),
      key: once === undefined ? randomUUID() : keyOf(event, subject, once),
      created_at: now,
      state: 'due',
      // At once, even where DEMO_CLOCK holds `now`.
      due_at: 0,
      tries: 0,
      ref: '',
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Cancels a message that is no longer true, unless a process has already begun to send it. */
export async function withdraw(transaction: Db, event: Event, subject: string): Promise<void> {
  await transaction
    .updateTable('message')
    .set({ state: 'withdrawn', due_at: null })
    .where('event', '=', event)
    .where('subject', '=', subject)
    .where('state', '=', 'due')
    .where('due_at', 'is not', null)
    .where('tries', '=', 0)
    .execute();
}

/** Messages to send or to ask the provider about now: those to send first, each in the order in which they were written. */
export function dueMessages(db: Db, now: number): Promise<Message[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy(({ eb }) => eb('state', '<>', 'due'))
    .orderBy('message_idx')
    .limit(MOST_DUE)
    .execute();
}

/** The first two waits are as short as they can be, so that a message whose sender dies twice goes out within a minute. */
const waitAfter = (tries: number) =>
  Math.min(LEASE_MS * 2 ** Math.max(0, tries - 1), LONGEST_WAIT_MS);

/** Leases a message for one try. @returns the leased message; null if another process was first */
export async function leaseMessage(
  db: Db,
  { message_idx, state, tries }: Message,
  now: number,
): Promise<Message | null> {
  const row = await db
    .updateTable('message')
    .set({ tries: sql<number>`tries + 1`, due_at: now + waitAfter(tries) })
    .where('message_idx', '=', message_idx)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .where('due_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes what became of a leased message, unless another process has leased it since. */
export async function settle(
  db: Db,
  { message_idx, state, tries }: Message,
  changes: Partial<Pick<Message, 'state' | 'due_at' | 'tries' | 'ref'>>,
): Promise<void> {
  await db
    .updateTable('message')
    .set({ due_at: null, ...changes })
    .where('message_idx', '=', message_idx)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .execute();
}

/** Deletes a member's messages. Those that were not sent yet never are. */
export async function forgetMessages(transaction: Db, memberId: string): Promise<void> {
  await transaction.deleteFrom('message').where('member_id', '=', memberId).execute();
}

export async function deleteOldMessages(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('message')
    .where('created_at', '<=', now - KEPT_MS)
    .execute();
}

/** Whether there is any message to this member. */
export async function hasMessages(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .select('message_idx')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many messages there are in each state. */
export async function countMessages(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('message')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Messages that the provider has not accepted yet. */
export const messagesToSend = (db: Db, signal: AbortSignal): Promise<Queue | undefined> =>
  db
    .selectFrom('message')
    .select(waitingSince('created_at'))
    .where('due_at', 'is not', null)
    .where('state', '=', 'due')
    .executeTakeFirst({ signal });
