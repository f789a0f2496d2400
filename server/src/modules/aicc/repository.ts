import type { AnswerOf, getAiccData } from '@portal/contract';
import type { Db } from '../../db/database.ts';

export const findAiccData = async (
  db: Db,
  idx: string,
): Promise<AnswerOf<typeof getAiccData> | null> =>
  (await db.selectFrom('aicc_data').selectAll().where('idx', '=', idx).executeTakeFirst()) ?? null;
