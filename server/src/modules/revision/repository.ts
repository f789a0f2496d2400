import type { Db } from '../../db/database.ts';

/** Hash of the stored content, null before the first load. It changes whenever an answer may change. */
export async function contentRevision(db: Db, signal?: AbortSignal): Promise<string | null> {
  const row = await db.selectFrom('content_state').select('revision').executeTakeFirst({ signal });
  return row?.revision ?? null;
}

export async function setContentRevision(db: Db, revision: string, source: string): Promise<void> {
  await db
    .insertInto('content_state')
    .values({ id: 1, revision, source })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision, source }))
    .execute();
  await db
    .insertInto('content_publication')
    .values({ source, revision })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Whether something newer is published than what a folder has: it was published before, and another since. A release that
 * makes other rows of the same folder is newer, until a release after it made its own.
 */
export async function isReplaced(db: Db, revision: string, source: string): Promise<boolean> {
  const published = await db.selectFrom('content_state').selectAll().executeTakeFirst();
  if (!published || published.revision === revision) return false;
  const before = await db
    .selectFrom('content_publication')
    .select('revision')
    .where('source', '=', source)
    .execute();
  return published.source === source
    ? before.some((one) => one.revision === revision)
    : before.length > 0;
}
