import fp from 'fastify-plugin';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';

/** A submission that is sent again within seven days is known. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Forgets the keys that no form comes back with. */
export async function forgetKeys(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('submission_key')
    .where('created_at', '<=', now - KEPT_MS)
    .execute();
}

export const submissionKeys = fp<Parts>(
  async (app, { db, clock }) => {
    app.everyMinute('forget old submissions’ keys', () => forgetKeys(db, clock.now().getTime()));
  },
  { name: 'submission-keys', dependencies: ['every-minute'] },
);
