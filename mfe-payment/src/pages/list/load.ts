import { isPaymentPeriod } from '@portal/contract';
import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { chosenText } from './choices.ts';

export async function load({ params, query }: LoadContext<typeof paths.payments>) {
  const { period, kind, page } = params;
  if (!isPaymentPeriod(period)) return redirect(paths.payments({ kind }));
  const data = await query(api.listPayments, {
    curPage: page,
    ...(period && { period }),
    ...(kind !== 'all' && { kind }),
  });
  if (data.curPage !== page) return redirect(paths.payments({ period, kind, page: data.curPage }));
  const chosen = chosenText(params);
  return { data, ...(chosen && { title: `결제 내역: ${chosen}` }) };
}
