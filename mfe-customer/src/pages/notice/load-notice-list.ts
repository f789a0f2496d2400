import type { LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';
import { api } from '../../api.ts';

export async function load({ params, query }: LoadContext<typeof paths.notices>) {
  return { data: await query(api.noticeList, { searchStr: params.q, curPage: params.page }) };
}
