import type { LoadContext } from '@portal/host';
import { hotWords, noticeList, optional } from '../../api/index.ts';

const NOTICES = 3;
const WORDS = 5;

/** Each part may fail by itself: the way to help has to be there when nothing else is. */
export async function loadHome({ query }: LoadContext) {
  const [notices, words] = await Promise.all([
    optional(query(noticeList.initiate({ pageSize: NOTICES }))),
    optional(query(hotWords.initiate({}))),
  ]);
  return {
    data: { notices: notices?.noticeNormalList ?? [], words: words?.list.slice(0, WORDS) ?? [] },
    partial: notices === null || words === null,
  };
}
