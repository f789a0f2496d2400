import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { optional } from '../../optional.ts';

const LIST_SIZE = 10;

export async function load({ params, query }: LoadContext<typeof paths.search>) {
  const { searchStr, classification, page } = params;
  const isFirst = page === 1 && classification === 'all';
  const [hits, words] = await Promise.all([
    searchStr === ''
      ? null
      : query(api.searchSite, {
          searchStr,
          // Only a new search counts its word; paging and filtering do not.
          saveStrTeam: isFirst ? 'Y' : 'N',
          // The page searches the menus itself, because it has the release's tables; the API does not.
          classification: classification === 'menu' ? 'all' : classification,
          page,
          listSize: LIST_SIZE,
        }),
    optional(query(api.listHotWords, {})),
  ]);
  if (hits && hits.page !== page) return redirect(paths.search({ ...params, page: hits.page }));
  return {
    ...(searchStr !== '' && { title: `‘${searchStr}’ 검색` }),
    data: { hits, words: words?.list ?? [] },
    partial: words === null,
  };
}
