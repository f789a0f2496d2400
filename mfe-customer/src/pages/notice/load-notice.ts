import { isApiError } from '@portal/api-client';
import { notFound, redirect, type LoadContext } from '@portal/host';
import { matchPattern, paths } from '@portal/paths';
import { noticeDetail } from '../../api/index.ts';
import { excerptOf } from './excerpt.ts';

export async function loadNotice({ url, query }: LoadContext) {
  // The router leads any last segment here: what is no number stands for none, and none is the list.
  const idx = matchPattern(paths.notice.pattern, url.pathname)?.['bbsIdx'];
  if (idx === undefined) return redirect(paths.notices());
  try {
    const notice = await query(noticeDetail.initiate({ idx }));
    const excerpt = excerptOf(notice.html);
    const described = excerpt === '' ? {} : { description: excerpt };
    return { title: notice.subject, ...described, data: notice };
  } catch (error) {
    if (isApiError(error) && ['ERR_NOT_FOUND', 'ERR_INVALID_INPUT'].includes(error.code))
      return notFound;
    throw error;
  }
}
