import { referenceBoards } from '@portal/contract';
import { notFound, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { referenceList } from '../../api/index.ts';
import { findReference } from '../../reference/find-reference.ts';

export async function loadVideo({ url, query }: LoadContext) {
  const { params, replaceWith } = paths.video.read(url);
  if (replaceWith) return redirect(replaceWith);
  const { product, type, bbsIdx, page } = params;
  if (bbsIdx) {
    const post = await findReference(query, 'video', bbsIdx);
    return post ? { title: post.subject, data: { params, post, videos: null } } : notFound;
  }
  const videos = await query(
    referenceList.initiate({
      bbsCode: referenceBoards.video,
      product,
      type,
      curPage: page,
      pageSize: 12,
    }),
  );
  return { data: { params, post: null, videos } };
}
