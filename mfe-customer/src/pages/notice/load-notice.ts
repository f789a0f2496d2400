import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.notice>) {
  // Any last segment matches this route; one that is not a number opens the list.
  if (params.bbsIdx === null) return redirect(paths.notices());
  const notice = await query(api.readNotice, { idx: params.bbsIdx });
  const description = notice.excerpt && { description: notice.excerpt };
  return { title: notice.subject, ...description, data: notice };
}
