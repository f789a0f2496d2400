import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.memberOrders>) {
  const { order, page } = params;
  const data = await query(api.listProductOrders, { order, curPage: page });
  if (data.curPage !== page) return redirect(paths.memberOrders({ order, page: data.curPage }));
  return { data };
}
