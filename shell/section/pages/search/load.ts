import { redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { found, hotWords, optional } from '../../api/index.ts';

const LIST_SIZE = 10;

export async function loadSearch({ url, query }: LoadContext) {
  const { params, replaceWith } = paths.search.read(url);
  if (replaceWith) return redirect(replaceWith);
  const { searchStr, classification, page } = params;
  const isFirst = page === 1 && classification === 'all';
  const [hits, words] = await Promise.all([
    searchStr === ''
      ? null
      : query(
          found.initiate({
            searchStr,
            // The search itself counts, walking through its results does not.
            saveStrTeam: isFirst ? 'Y' : 'N',
            // The menus are searched in the page: their release is known there.
            classification: classification === 'menu' ? 'all' : classification,
            page,
            listSize: LIST_SIZE,
          }),
        ),
    optional(query(hotWords.initiate({}))),
  ]);
  return {
    ...(searchStr !== '' && { title: `‘${searchStr}’ 검색` }),
    data: { params, hits, words: words?.list ?? [] },
    partial: words === null,
  };
}
