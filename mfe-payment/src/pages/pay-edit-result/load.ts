import { api, isApiError, type LoadContext } from '@portal/host';
import type { paymentPaths } from '../../paths.ts';

/** One of the member's changes; null if they have none with that number. */
export async function load({ params, query }: LoadContext<typeof paymentPaths.change>) {
  const { change } = params;
  if (change === null) return { data: null };
  try {
    return { data: await query(api.readPaymentChange, { changeIdx: change }) };
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return { data: null };
    throw error;
  }
}
