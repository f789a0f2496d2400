import { referenceBoards } from '@portal/contract';
import { api, redirect, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';
import { hrefIn, viewAt } from './views.ts';

const PAGE_SIZE = 12;

export async function load({ url, params, query }: LoadContext<typeof paths.reference>) {
  const { product, type, page } = params;
  const downloads = await query(api.listReferences, {
    bbsCode: referenceBoards.download,
    ...(product === 'a' ? {} : { product }),
    type,
    curPage: page,
    pageSize: PAGE_SIZE,
  });
  const view = viewAt(url);
  if (downloads.curPage !== page)
    return redirect(hrefIn(view, { ...params, page: downloads.curPage }));
  return { data: { view, downloads } };
}
