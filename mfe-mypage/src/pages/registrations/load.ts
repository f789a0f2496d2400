import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.memberRegistrations>) {
  const { status, page } = params;
  const data = await query(api.listRegistrations, {
    ...(status !== 'all' && { status }),
    curPage: page,
  });
  if (data.curPage !== page)
    return redirect(paths.memberRegistrations({ status, page: data.curPage }));
  return { data };
}
