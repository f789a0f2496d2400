import type { AnswerOf, getAiccData } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { replaceAll } from '../../db/replace-all.ts';
import type { NewRow } from '../../db/tables.ts';

export const findAiccData = async (
  db: Db,
  idx: string,
): Promise<AnswerOf<typeof getAiccData> | null> =>
  (await db.selectFrom('aicc_data').selectAll().where('idx', '=', idx).executeTakeFirst()) ?? null;

/** Replaces all of them. Call it inside a transaction. */
export const replaceAiccData = (db: Db, rows: readonly NewRow<'aicc_data'>[]) =>
  replaceAll(db, 'aicc_data', rows);
