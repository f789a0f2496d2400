import { referenceBoards } from '@portal/contract';
import { notFound, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { referenceList } from '../../api/index.ts';
import { findReference } from '../../reference/find-reference.ts';

export async function loadManual({ url, query }: LoadContext) {
  const { params, replaceWith } = paths.manual.read(url);
  if (replaceWith) return redirect(replaceWith);
  const { product, bbsIdx, page } = params;
  if (bbsIdx) {
    const post = await findReference(query, 'manual', bbsIdx);
    return post ? { title: post.subject, data: { params, post, manuals: null } } : notFound;
  }
  const manuals = await query(
    referenceList.initiate({ bbsCode: referenceBoards.manual, product, curPage: page }),
  );
  return { data: { params, post: null, manuals } };
}
