import { api, type LoadContext } from '@portal/host';
import { toCome, toDo, type Line, type Overview } from '@portal/paths';
import { optional } from '../../optional.ts';

/** How many rows stand on the start page; the overview has all of them. */
const ROWS = 4;

/** What comes next for the member and what waits for them, as rows; none if there is neither. */
function myNext(overview: Overview): Line[] {
  const waiting = toDo(overview, []);
  const asked = new Set(waiting.map(({ href }) => href));
  // A day that is to be confirmed is told once.
  const coming = toCome(overview).filter(({ href }) => !asked.has(href));
  // What waits for the member keeps half of the rows, so that no visit hides an open payment.
  const first = coming.slice(0, Math.max(ROWS / 2, ROWS - waiting.length));
  return [...first, ...waiting.slice(0, ROWS - first.length)];
}

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
