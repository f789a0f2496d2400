import { referenceBoards } from '@portal/contract';
import { redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { downloadList } from '../../api/index.ts';
import type { View } from './views.ts';

const PAGE_SIZE = 12;

/** The load of the page in one of its two places. */
export const loadReference =
  (view: View) =>
  async ({ url, query }: LoadContext) => {
    const { params, replaceWith } =
      view === 'portal' ? paths.reference.read(url) : paths.membershipReference.read(url);
    if (replaceWith) return redirect(replaceWith);
    const { product, type, page } = params;
    const downloads = await query(
      downloadList.initiate({
        bbsCode: referenceBoards.download,
        ...(product === 'a' ? {} : { product }),
        type,
        curPage: page,
        pageSize: PAGE_SIZE,
      }),
    );
    return { data: { view, params, downloads } };
  };
