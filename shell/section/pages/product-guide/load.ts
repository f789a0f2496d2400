import { api, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';
import { optional } from '../../optional.ts';
import { products } from '../../products/products.ts';

const QUESTIONS = 5;

export async function load({ params, query }: LoadContext<typeof paths.productGuide>) {
  const { product } = params;
  const { board, name } = products[product];
  const [cards, faqs] = await Promise.all([
    optional(query(api.listDescriptionCards, { pageName: `productGuide-${product}` })),
    // Products of board `o` have no questions of their own, so show the common ones.
    optional(query(api.listFaqs, { product: board === 'o' ? 'c' : board, pageSize: QUESTIONS })),
  ]);
  return {
    title: `${name} 도움말`,
    description: `${name}의 자주 묻는 질문, 동영상, 사용 설명서와 서비스 신청을 한곳에 모았습니다.`,
    data: { cards: cards?.list ?? [], faqs: faqs?.list ?? [] },
    partial: cards === null || faqs === null,
  };
}
