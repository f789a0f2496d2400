import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.payments>) {
  const data = await query(api.listPayments, { curPage: params.page });
  if (data.curPage !== params.page) return redirect(paths.payments({ page: data.curPage }));
  return { data };
}
