import type { Receipt } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { pseudonym } from '../../pseudonym.ts';

/** A submission as it came, by the key that its form made. */
export interface Submission {
  memberId: string;
  /** The call's. A key of one call says nothing of another. */
  kind: string;
  key: string;
  /** What stands for the input: `fingerprintOf`. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The same for the same input, in whatever order its fields come; nothing can be read from it. */
export function fingerprintOf(secretKey: string, input: object): string {
  const inOrder = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
  return pseudonym(secretKey, 'submission', JSON.stringify(inOrder));
}

/**
 * Does `work` for the first submission with a key, and answers the others with what it gave. All of it is
 * one transaction: whoever comes meanwhile with the same key waits for it, and does the work where it failed.
 * `work` asks nothing but its transaction, or the connections run out.
 * @throws AppError ERR_KEY_REUSED where the key came with another input; what `work` throws
 */
export const once = (
  db: Db,
  { memberId, kind, key, fingerprint, now }: Submission,
  work: (transaction: Db) => Promise<Receipt>,
): Promise<Receipt> =>
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
      return known.answer;
    }
    const receipt = await work(transaction);
    await transaction
      .updateTable('submission_key')
      .set({ answer: JSON.stringify(receipt) })
      .where((row) => row.and(own))
      .execute();
    return receipt;
  });
