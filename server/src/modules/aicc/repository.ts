import type { AnswerOf, readPhoneRequest } from '@portal/contract';
import type { Db } from '../../db/database.ts';

export const findAiccData = async (
  db: Db,
  idx: string,
): Promise<AnswerOf<typeof readPhoneRequest> | null> =>
  (await db.selectFrom('aicc_data').selectAll().where('idx', '=', idx).executeTakeFirst()) ?? null;
