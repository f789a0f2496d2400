import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Any number that no other advisory lock of this database uses. */
const LOCK = 7_401_001;

/** Lets one process at a time load content, until its transaction ends. */
export const lockContent = async (transaction: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
};
