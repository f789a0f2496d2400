import { lateCalls } from '../../release/late-calls.ts';

export interface LatestNotice {
  bbsIdx: string;
  subject: string;
}

/**
 * Requests the latest three notices (specification, 7).
 * @throws ApiError
 */
export async function latestNotices(): Promise<LatestNotice[]> {
  const { caller, listNotices } = await lateCalls();
  const { noticeNormalList } = await caller.call(listNotices, {
    curPage: 1,
    pageSize: 3,
    searchStr: '',
  });
  return noticeNormalList;
}
