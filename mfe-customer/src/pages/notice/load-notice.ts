import { redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { api } from '../../api.ts';

export async function load({ params, query }: LoadContext<typeof paths.notice>) {
  // The router leads any last segment here: one that is no number stands for the list.
  if (params.bbsIdx === null) return redirect(paths.notices());
  const notice = await query(api.noticeDetail, { idx: params.bbsIdx });
  const description = notice.excerpt && { description: notice.excerpt };
  return { title: notice.subject, ...description, data: notice };
}
