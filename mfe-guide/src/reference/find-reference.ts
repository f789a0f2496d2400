import { isApiError } from '@portal/api-client';
import { referenceBoards, type Reference } from '@portal/contract';
import type { LoadContext } from '@portal/host';
import { referenceDetail } from '../api/index.ts';

/** A post of one board, or null: unknown, not yet published, or of another board. */
export async function findReference(
  query: LoadContext['query'],
  board: keyof typeof referenceBoards,
  bbsIdx: string,
): Promise<Reference | null> {
  try {
    const post = await query(referenceDetail.initiate({ bbsIdx }));
    return post.bbsCode === referenceBoards[board] ? post : null;
  } catch (error) {
    if (isApiError(error) && ['ERR_NOT_FOUND', 'ERR_INVALID_INPUT'].includes(error.code))
      return null;
    throw error;
  }
}
