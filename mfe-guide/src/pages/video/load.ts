import { referenceBoards } from '@portal/contract';
import { api, notFound, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.video>) {
  const { product, type, bbsIdx, page, model } = params;
  const { video: bbsCode } = referenceBoards;
  if (bbsIdx) {
    const post = await query(api.readReference, { bbsIdx });
    return post.bbsCode === bbsCode
      ? { title: post.subject, data: { post, videos: null } }
      : notFound;
  }
  const asked = {
    bbsCode,
    product,
    type,
    ...(model !== '' && { goodsCd: model }),
    curPage: page,
    pageSize: 12,
  };
  const videos = await query(api.listReferences, asked);
  if (videos.curPage !== page) return redirect(paths.video({ ...params, page: videos.curPage }));
  return { data: { post: null, videos } };
}
