import { api, type LoadContext } from '@portal/host';
import { optional } from '../../optional.ts';

const NOTICES = 3;
const WORDS = 5;

/** Each part may fail on its own: the ways to get help stay when the API does not answer. */
export async function load({ query }: LoadContext) {
  const [notices, words] = await Promise.all([
    optional(query(api.listNotices, { pageSize: NOTICES })),
    optional(query(api.listHotWords, {})),
  ]);
  return {
    data: { notices: notices?.noticeNormalList ?? [], words: words?.list.slice(0, WORDS) ?? [] },
    partial: notices === null || words === null,
  };
}
