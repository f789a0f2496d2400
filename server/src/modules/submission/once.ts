import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { pseudonym } from '../../pseudonym.ts';
import { endDraft } from './draft/repository.ts';
import type { AnyReceipt } from './tables.ts';

export interface Submission {
  memberId: string;
  /** Kind of the call: keys are separate for each. */
  kind: string;
  key: string;
  /** `fingerprintOf` the input. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A keyed hash of the input; the order of its fields does not matter. */
export function fingerprintOf(secretKey: string, input: object): string {
  const inOrder = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
  return pseudonym(secretKey, 'submission', JSON.stringify(inOrder));
}

/**
 * Runs `work` for the first submission with a key, deletes its draft, and returns its receipt for every retry, all in one
 * transaction. A retry that arrives meanwhile waits, and runs `work` itself if the first failed. `work` must use
 * nothing but its transaction; otherwise waiting submissions could exhaust the connections.
 * @throws AppError ERR_KEY_REUSED where the key came with another input before; what `work` throws
 */
export const once = <R extends AnyReceipt>(
  db: Db,
  { memberId, kind, key, fingerprint, now }: Submission,
  work: (transaction: Db) => Promise<R>,
): Promise<R> =>
  db.transaction().execute(async (transaction) => {
    const own = { member_id: memberId, kind, key };
    const first = await transaction
      .insertInto('submission_key')
      .values({ ...own, fingerprint, created_at: now, answer: 'null' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!first) {
      const known = await transaction
        .selectFrom('submission_key')
        .select(['fingerprint', 'answer'])
        .where((row) => row.and(own))
        .executeTakeFirst();
      if (!known?.answer) throw new AppError('ERR_UNAVAILABLE');
      if (known.fingerprint !== fingerprint) throw new AppError('ERR_KEY_REUSED');
      // Written below, by this kind's own `work`.
      return known.answer as R;
    }
    const receipt = await work(transaction);
    await endDraft(transaction, memberId, key);
    await transaction
      .updateTable('submission_key')
      .set({ answer: JSON.stringify(receipt) })
      .where((row) => row.and(own))
      .execute();
    return receipt;
  });
