import { redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { descCards, faqList, optional } from '../../api/index.ts';
import { products } from '../../products/products.ts';

const QUESTIONS = 5;

export async function loadProductGuide({ url, query }: LoadContext) {
  const { params, replaceWith } = paths.productGuide.read(url);
  if (replaceWith) return redirect(replaceWith);
  const { product } = params;
  const { board, name } = products[product];
  const [cards, faqs] = await Promise.all([
    optional(query(descCards.initiate({ pageName: `productGuide-${product}` }))),
    // Other products have no questions of their own.
    optional(
      query(faqList.initiate({ product: board === 'o' ? 'c' : board, pageSize: QUESTIONS })),
    ),
  ]);
  return {
    title: `${name} 도움말`,
    description: `${name}의 자주 묻는 질문, 동영상, 사용 설명서와 서비스 신청을 한곳에 모았습니다.`,
    data: { product, cards: cards?.list ?? [], faqs: faqs?.list ?? [] },
    partial: cards === null || faqs === null,
  };
}
