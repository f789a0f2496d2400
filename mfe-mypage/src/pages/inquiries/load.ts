import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.memberInquiries>) {
  const { state, page } = params;
  const data = await query(api.listInquiries, { state, curPage: page });
  if (data.curPage !== page) return redirect(paths.memberInquiries({ state, page: data.curPage }));
  return { data };
}
