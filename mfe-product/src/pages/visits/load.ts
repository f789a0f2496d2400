import { api, redirect, type LoadContext } from '@portal/host';
import { productPaths } from '../../paths.ts';

export async function load({ params, query }: LoadContext<typeof productPaths.visits>) {
  const data = await query(api.listVisits, { curPage: params.page });
  if (data.curPage !== params.page) return redirect(productPaths.visits({ page: data.curPage }));
  return { data };
}
