import { redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { faqList } from '../../api/index.ts';

export async function loadFaq({ url, query }: LoadContext) {
  const { params, replaceWith } = paths.faq.read(url);
  if (replaceWith) return redirect(replaceWith);
  const { product, type, page, q, faq } = params;
  const faqs = await query(
    faqList.initiate({
      product,
      type,
      searchStr: q,
      curPage: page,
      ...(faq ? { faqIdx: faq } : {}),
    }),
  );
  return { data: { params, faqs } };
}
