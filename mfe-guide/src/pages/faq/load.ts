import { faqTypeNames, productNames } from '@portal/contract';
import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query, page: { title } }: LoadContext<typeof paths.faq>) {
  const { product, type, page, q, faq } = params;
  const data = await query(api.listFaqs, {
    product,
    type,
    searchStr: q,
    curPage: page,
    ...(faq ? { faqIdx: faq } : {}),
  });
  // Past the last page: redirect to it. With `faq` in the address, the API answers with that question's page
  // instead.
  if (faq === null && data.curPage !== page)
    return redirect(paths.faq({ ...params, page: data.curPage }));
  // If the product has no questions, those common to all products may answer.
  const common =
    data.total === 0 && product !== 'a' && product !== 'c'
      ? await query(api.listFaqs, { product: 'c', type, searchStr: q, pageSize: 1 })
      : null;
  const shown = [
    product === 'a' ? '' : productNames[product],
    type === 'all' ? '' : faqTypeNames[type],
    q && `‘${q}’ 찾기`,
    page > 1 ? `${page}쪽` : '',
  ];
  const chosen = shown.filter(Boolean).join(', ');
  return {
    ...(chosen && { title: `${title}: ${chosen}` }),
    data: { ...data, common: common?.total ?? 0 },
  };
}
