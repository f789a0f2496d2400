import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { keepEntries, lastAsked, setAskedAt } from './repository.ts';

/** We ask the service about a customer at most this often. */
const ASKED_EVERY_MS = 60_000;

/**
 * Fetches what happened to a customer number's points since we last asked; without a number nothing has. Where the service does not answer, what it told
 * before stays.
 * @throws AppError ERR_UNAVAILABLE where it has never answered
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
    // So that the next call does not wait for the service again.
    await setAskedAt(db, userIdx, now);
  }
}
