import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { keepEntries, lastAsked, setAskedAt } from './repository.ts';

/** We ask the membership service about a customer at most this often. */
const ASKED_EVERY_MS = 60_000;

/**
 * Copies the entries that the membership service has made since we last asked. Without a customer number there is nothing to
 * copy. If the service does not answer, the earlier entries are used.
 * @throws AppError ERR_UNAVAILABLE if the service has never answered for this customer
 */
export async function fetchEntries(
  { db, membership, clock }: Pick<Parts, 'db' | 'membership' | 'clock'>,
  log: FastifyBaseLogger,
  userIdx: string | null,
): Promise<void> {
  if (userIdx === null) return;
  const now = clock.now().getTime();
  const last = await lastAsked(db, userIdx);
  if (last && now - last.asked_at < ASKED_EVERY_MS) return;
  const after = last?.last_entry_no ?? null;
  try {
    await keepEntries(db, userIdx, await membership.pointEntries(userIdx, after), now);
  } catch (error) {
    if (!(error instanceof AppError) || !last) throw error;
    log.warn({ err: error.cause }, 'points are answered as they were known');
    // Counts as asked, so that the next calls do not wait for the service again.
    await setAskedAt(db, userIdx, now);
  }
}
