import type { PaymentChange } from '@portal/contract';
import { isApiError, type LoadContext } from '@portal/host';
import { api } from '../api.ts';

/** One of the member's changes; null where they have none of that number. */
export async function changeIn(
  query: LoadContext['query'],
  changeIdx: string,
): Promise<PaymentChange | null> {
  try {
    return await query(api.change, { changeIdx });
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return null;
    throw error;
  }
}
