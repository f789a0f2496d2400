import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Any number no other lock of this database uses. */
const LOCK = 7_401_001;

/** Lets one process at a time past, until its transaction ends. */
export const lockContent = async (transaction: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
};

/** Names the content that is kept; null before the first load. It changes when an answer may. */
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
