import { api, type LoadContext } from '@portal/host';
import { optional } from '../../optional.ts';
import { myNext } from './my-next.ts';

const NOTICES = 3;
const WORDS = 5;

/**
 * Each part may fail on its own: the ways to get help stay when the API does not answer. `next` are the member's rows; none for
 * visitors, and where they cannot be had. They are made here because a first visit gets them as markup, without the code of
 * every service.
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
      next: overview ? myNext(overview) : [],
    },
    partial: notices === null || words === null || (member && overview === null),
  };
}
