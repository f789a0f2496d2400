import { api, isApiError, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';

/** Codes that mean no payment has this number. */
const UNKNOWN = ['ERR_NOT_FOUND', 'ERR_INVALID_INPUT'];

/** The payment's state; null if none has that number. */
export async function load({ params, query }: LoadContext<typeof paths.paymentResult>) {
  try {
    return { data: await query(api.readPaymentResult, { moid: params.moid }) };
  } catch (error) {
    if (isApiError(error) && UNKNOWN.includes(error.code)) return { data: null };
    throw error;
  }
}
