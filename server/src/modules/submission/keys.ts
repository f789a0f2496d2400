import fp from 'fastify-plugin';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';

/** A retry is recognised for seven days. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Deletes keys that are too old for a form to retry. */
export async function deleteOldKeys(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('submission_key')
    .where('created_at', '<=', now - KEPT_MS)
    .execute();
}

export const submissionKeys = fp<Parts>(
  async (app, { db, clock }) => {
    app.everyMinute('delete old idempotency keys', () => deleteOldKeys(db, clock.now().getTime()));
  },
  { name: 'submission-keys', dependencies: ['every-minute'] },
);
