import { api, isApiError, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

type Context = LoadContext<typeof paths.payment>;

/** The request to pay; null if the member has none with that number. */
async function orderOf(query: Context['query'], ordNbr: string) {
  try {
    return await query(api.readPayableOrder, { ordNbr });
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return null;
    throw error;
  }
}

/** One request by its number, or the open bills without one; and the ways to pay. */
export async function load({ params, query }: Context) {
  const { ordNbr } = params;
  const merchant = query(api.readMerchant, {});
  if (ordNbr === null) {
    const [{ payMethods }, { list, last }] = await Promise.all([
      merchant,
      query(api.listBills, {}),
    ]);
    return { data: { is: 'bills' as const, payMethods, bills: list, last } };
  }
  const [{ payMethods }, order] = await Promise.all([merchant, orderOf(query, ordNbr)]);
  // Nobody may pay again while the first payment is being checked or waits for its deposit.
  const begun = order?.begun;
  if (begun?.outcome === 'checking' || begun?.outcome === 'deposit')
    return redirect(paths.paymentResult({ moid: begun.moid }));
  return { title: '결제하기', data: { is: 'order' as const, payMethods, order } };
}
