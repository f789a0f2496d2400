import { referenceBoards } from '@portal/contract';
import type { LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';
import { api } from '../../api.ts';
import { viewAt } from './views.ts';

const PAGE_SIZE = 12;

export async function load({ url, params, query }: LoadContext<typeof paths.reference>) {
  const { product, type, page } = params;
  const downloads = await query(api.downloadList, {
    bbsCode: referenceBoards.download,
    ...(product === 'a' ? {} : { product }),
    type,
    curPage: page,
    pageSize: PAGE_SIZE,
  });
  return { data: { view: viewAt(url), downloads } };
}
