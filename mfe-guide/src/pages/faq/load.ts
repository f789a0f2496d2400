import '@portal/ui/sanitizer';
import type { LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';
import { api } from '../../api.ts';

export async function load({ params, query }: LoadContext<typeof paths.faq>) {
  const { product, type, page, q, faq } = params;
  const data = await query(api.faqList, {
    product,
    type,
    searchStr: q,
    curPage: page,
    ...(faq ? { faqIdx: faq } : {}),
  });
  return { data };
}
