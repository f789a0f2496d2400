import { api, type LoadContext } from '@portal/host';
import { optional } from '../../optional.ts';

const NOTICES = 3;
const WORDS = 5;

/**
 * Each part may fail on its own: the ways to get help stay when the API does not answer. `overview` is the member's own; null for
 * visitors, and where it cannot be had.
 */
export async function load({ query, member }: LoadContext) {
  const [notices, words, overview] = await Promise.all([
    optional(query(api.listNotices, { pageSize: NOTICES })),
    optional(query(api.listHotWords, {})),
    member ? optional(query(api.readOverview, {})) : null,
  ]);
  return {
    data: {
      notices: notices?.noticeNormalList ?? [],
      words: words?.list.slice(0, WORDS) ?? [],
      overview,
    },
    partial: notices === null || words === null || (member && overview === null),
  };
}
