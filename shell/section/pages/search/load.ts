import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { optional } from '../../optional.ts';
import { pageHits } from '../../search/page-hits.ts';

const LIST_SIZE = 10;
/** Questions that people ask most, shown where nothing was found. */
const MOST_ASKED = 5;

export async function load({ params, query, pages }: LoadContext<typeof paths.search>) {
  const { searchStr, classification, page } = params;
  const isFirst = page === 1 && classification === 'all';
  const [hits, words, offered] = await Promise.all([
    searchStr === ''
      ? null
      : query(api.searchSite, {
          searchStr,
          // Only a new search counts its word; paging and filtering do not.
          saveStrTeam: isFirst ? 'Y' : 'N',
          // The page finds pages itself, because it has the release's tables; the API does not.
          classification: classification === 'menu' ? 'all' : classification,
          page,
          listSize: LIST_SIZE,
        }),
    optional(query(api.listHotWords, {})),
    searchStr === '' ? [] : pages(),
  ]);
  if (hits && hits.page !== page) return redirect(paths.search({ ...params, page: hits.page }));
  const found = hits ? pageHits(offered, searchStr, hits.words) : [];
  const isNothing = hits !== null && hits.counts.all === 0 && found.length === 0;
  const asked = isNothing ? await optional(query(api.listFaqs, { pageSize: MOST_ASKED })) : null;
  return {
    ...(searchStr !== '' && { title: `‘${searchStr}’ 검색` }),
    data: {
      hits,
      pages: found,
      asked: (asked?.list ?? []).map(({ bbsIdx, subject }) => ({ bbsIdx, subject })),
      words: words?.list ?? [],
    },
    partial: words === null || (isNothing && asked === null),
  };
}
