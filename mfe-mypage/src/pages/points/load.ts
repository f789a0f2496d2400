import { redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { api } from '../../api.ts';

export async function load({ params, query }: LoadContext<typeof paths.memberPoints>) {
  const { type, page } = params;
  const data = await query(api.points, { ...(type !== 'all' && { type }), curPage: page });
  if (data.curPage !== page) return redirect(paths.memberPoints({ type, page: data.curPage }));
  return { data };
}
