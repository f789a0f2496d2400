import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.memberServices>) {
  const { service, state, page } = params;
  const data = await query(api.listServiceOrders, {
    ...(service !== 'all' && { service }),
    ...(state !== 'all' && { state }),
    curPage: page,
  });
  if (data.curPage !== page)
    return redirect(paths.memberServices({ service, state, page: data.curPage }));
  return { data };
}
