import { redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { noticeList } from '../../api/index.ts';

export async function loadNoticeList({ url, query }: LoadContext) {
  const { params, replaceWith } = paths.notices.read(url);
  if (replaceWith) return redirect(replaceWith);
  const notices = await query(noticeList.initiate({ searchStr: params.q, curPage: params.page }));
  return { data: { params, notices } };
}
