import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.notices>) {
  const { q, page } = params;
  const data = await query(api.listNotices, { searchStr: q, curPage: page });
  if (data.curPage !== page) return redirect(paths.notices({ q, page: data.curPage }));
  return { data };
}
