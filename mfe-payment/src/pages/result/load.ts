import { api, isApiError, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';

/** Codes that mean no payment has this number. */
const UNKNOWN = ['ERR_NOT_FOUND', 'ERR_INVALID_INPUT'];

/** Whether nobody answered. A customer who comes back from the provider must still learn what that means for the money. */
const isUnanswered = (error: unknown) =>
  isApiError(error) && (error.code === 'NETWORK' || error.http >= 500);

/**
 * The payment's state. Null if no payment has that number, and without a number, as at the address of a message's link. While the API
 * does not answer, `unanswered` is the number.
 */
export async function load({ params, query }: LoadContext<typeof paths.paymentResult>) {
  if (params.moid === '') return { data: null };
  try {
    return { data: await query(api.readPaymentResult, { moid: params.moid }) };
  } catch (error) {
    if (isApiError(error) && UNKNOWN.includes(error.code)) return { data: null };
    if (isUnanswered(error)) return { data: { unanswered: params.moid } };
    throw error;
  }
}
