import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from './paths.ts';

export async function load({ params, query }: LoadContext<typeof paths.words>) {
  if (params.page === 9) return redirect(paths.words());
  const { list } = await query(api.listHotWords, {});
  return { data: list.map(({ word }) => word) };
}
