import type { Db } from '../../db/database.ts';

/** Hash of the stored content, null before the first load. It changes whenever an answer may change. */
export async function contentRevision(db: Db, signal?: AbortSignal): Promise<string | null> {
  const row = await db.selectFrom('content_state').select('revision').executeTakeFirst({ signal });
  return row?.revision ?? null;
}

export async function setContentRevision(db: Db, revision: string): Promise<void> {
  await db
    .insertInto('content_state')
    .values({ id: 1, revision })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision }))
    .execute();
}
