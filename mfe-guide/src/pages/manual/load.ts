import { referenceBoards } from '@portal/contract';
import { api, notFound, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

/** With a model in the address, opens the first of its manuals; the API lists those about this model alone before shared ones. */
export async function load({ params, query }: LoadContext<typeof paths.manual>) {
  const { product, bbsIdx, page, model } = params;
  const { manual: bbsCode } = referenceBoards;
  const read = async (idx: string, others: readonly { bbsIdx: string; subject: string }[]) => {
    const post = await query(api.readReference, { bbsIdx: idx });
    return post.bbsCode === bbsCode
      ? { title: post.subject, data: { post, others, manuals: null } }
      : notFound;
  };
  if (bbsIdx) return read(bbsIdx, []);
  const manuals = await query(api.listReferences, {
    bbsCode,
    product,
    ...(model !== '' && { goodsCd: model }),
    curPage: page,
  });
  if (manuals.curPage !== page) return redirect(paths.manual({ ...params, page: manuals.curPage }));
  const [main, ...others] = manuals.list;
  if (model !== '' && main) return read(main.bbsIdx, others);
  return { data: { post: null, manuals } };
}
