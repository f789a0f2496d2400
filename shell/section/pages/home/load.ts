import { api, type LoadContext } from '@portal/host';
import { prepareMine } from '#mine';
import { optional } from '../../optional.ts';
import { mineOf } from './mine/mine-of.ts';

const NOTICES = 3;
const WORDS = 5;

/**
 * Each part may fail on its own: the ways to get help stay when the API does not answer. `mine` is what a member's page begins
 * with; absent for visitors, where there is nothing, and where it cannot be had. Its texts are made here because a first visit
 * gets them as markup, without the code of every service.
 */
export async function load({ query, member }: LoadContext) {
  const [notices, words, overview] = await Promise.all([
    optional(query(api.listNotices, { pageSize: NOTICES })),
    optional(query(api.listHotWords, {})),
    member ? optional(query(api.readOverview, { with: 'products' })) : null,
    // Loads its code along with the data, so that a move here shows the whole page at once.
    member ? optional(prepareMine()) : null,
  ]);
  const mine = overview && mineOf(overview);
  return {
    data: {
      notices: notices?.noticeNormalList ?? [],
      words: words?.list.slice(0, WORDS) ?? [],
      ...(mine && { mine }),
    },
    partial: notices === null || words === null || (member && overview === null),
  };
}
