import { isApiError, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';
import { api } from '../../api.ts';

/** Codes for a number that no payment has, or could have. */
const UNKNOWN = ['ERR_NOT_FOUND', 'ERR_INVALID_INPUT'];

/** The payment's state; null where there is none of that number. */
export async function load({ params, query }: LoadContext<typeof paths.paymentResult>) {
  try {
    return { data: await query(api.readPaymentResult, { moid: params.moid }) };
  } catch (error) {
    if (isApiError(error) && UNKNOWN.includes(error.code)) return { data: null };
    throw error;
  }
}
