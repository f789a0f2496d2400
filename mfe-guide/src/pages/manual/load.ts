import { referenceBoards } from '@portal/contract';
import { api, notFound, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.manual>) {
  const { product, bbsIdx, page, model } = params;
  const { manual: bbsCode } = referenceBoards;
  if (bbsIdx) {
    const post = await query(api.readReference, { bbsIdx });
    return post.bbsCode === bbsCode
      ? { title: post.subject, data: { post, manuals: null } }
      : notFound;
  }
  const manuals = await query(api.listReferences, {
    bbsCode,
    product,
    ...(model !== '' && { goodsCd: model }),
    curPage: page,
  });
  if (manuals.curPage !== page) return redirect(paths.manual({ ...params, page: manuals.curPage }));
  return { data: { post: null, manuals } };
}
